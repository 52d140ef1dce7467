import { useState, type ComponentType, type MouseEvent } from 'react';
import { searchHome } from '#client/search/search-query.ts';
import { Icon } from '#client/ui/Icon.tsx';

type Sheet = ComponentType<{ onClose: () => void }>;

/** Opens the search over the page; without script, or if its code cannot be loaded, it links to the search page. */
export function SearchLink({ className }: { className?: string | undefined }) {
  const [Sheet, setSheet] = useState<Sheet>();
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const link = event.currentTarget;
    // The first answer, until the code has come.
    link.ariaBusy = 'true';
    try {
      const { SearchSheet } = await fetchSheet();
      setSheet(() => SearchSheet);
    } catch {
      location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  };
  return (
    <>
      <a
        href={searchHome()}
        className={className}
        aria-haspopup="dialog"
        onPointerDown={() => void fetchSheet().catch(() => undefined)}
        onClick={(event) => void open(event)}
      >
        <Icon name="search" />
        <span>Search</span>
      </a>
      {Sheet && <Sheet onClose={() => setSheet(undefined)} />}
    </>
  );
}

async function fetchSheet() {
  return import('#client/layout/search/SearchSheet.tsx');
}
