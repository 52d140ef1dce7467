import type { FoundService_ProductFragment } from '#client/generated/graphql.ts';
import { productPath } from '#client/site/paths.ts';
import { FoundRow } from './FoundRow.tsx';
import { PanelGroup } from './PanelGroup.tsx';

type Props = {
  /** Of the listbox. */
  id: string;
  name: string;
  title: string;
  services: readonly FoundService_ProductFragment[];
  /** The words to highlight in their names. */
  query?: string;
};

/** Services as rows of the search panel's list; nothing if there are none. */
export function ServiceGroup({ id, name: group, title, services, query = '' }: Props) {
  if (services.length === 0) return null;
  return (
    <PanelGroup id={`${id}-${group}`} title={title}>
      {services.map(({ id: product, name, path, image, price, game }) => (
        <FoundRow
          key={product}
          id={`${id}-p${product}`}
          href={productPath(path)}
          name={name}
          query={query}
          hint={game.name}
          picture={image}
          price={Number(price.amount) > 0 ? `from ${price.formatted}` : undefined}
        />
      ))}
    </PanelGroup>
  );
}
