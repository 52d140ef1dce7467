import type { RealmLists } from '#client/product/configurator/form/configuration-store.ts';

/** The realms for a browser without script. */
export function RealmList({ id, lists }: { id: string; lists: RealmLists }) {
  return (
    <datalist id={id}>
      {lists.flatMap(({ region, names }) =>
        names.map((name) => (
          <option key={`${region} ${name}`} value={name} data-region={region}>
            {region.toUpperCase()}
          </option>
        )),
      )}
    </datalist>
  );
}
