import { categoryPath } from '#client/site/paths.ts';
import { FoundRow } from './FoundRow.tsx';
import type { LocalMatch } from '#client/layout/search/local-matches.ts';
import { PanelGroup } from './PanelGroup.tsx';

/** Games and categories, before the shop has answered. */
export function LocalRows({ id, matches, query }: { id: string; matches: readonly LocalMatch[]; query: string }) {
  return (
    <div id={id} role="listbox" aria-label="Found" tabIndex={-1}>
      <PanelGroup id={`${id}-local`} title="Games and categories">
        {matches.map(({ path, name, hint, image }, at) => (
          <FoundRow
            key={path}
            id={`${id}-l${at}`}
            href={categoryPath(path)}
            name={name}
            query={query}
            hint={hint}
            emblem={image}
          />
        ))}
      </PanelGroup>
    </div>
  );
}
