import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchForm } from '#client/search/SearchForm.tsx';

type Props = { label?: string; large?: boolean; className?: string | undefined };

/** The search form; the code for instant results is fetched when the field is hovered or focused. */
export function SearchBox(props: Props) {
  const [Panel, setPanel] = useState<ComponentType>();
  const place = useRef<HTMLSpanElement>(null);
  const approach = () => void fetchPanel().then((panel) => panel && setPanel(() => panel));
  useEffect(() => {
    // The field may have got the focus before this code was loaded.
    if (place.current?.closest('form')?.contains(document.activeElement)) approach();
  }, []);
  return (
    <SearchForm {...props} onApproach={approach}>
      <span ref={place} hidden />
      {Panel && <Panel />}
    </SearchForm>
  );
}

/** Without it the form leads to the search page as before. */
async function fetchPanel(): Promise<ComponentType | undefined> {
  try {
    return (await import('./SearchPanel.tsx')).SearchPanel;
  } catch {
    return undefined;
  }
}
