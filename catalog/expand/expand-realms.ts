import type { OptionValueDef, Realms } from '#catalog/form/option-form.ts';

/** One value per realm, with the region in its key: two regions may have realms of the same name. */
export function realmValues(realms: Realms): OptionValueDef[] {
  return Object.entries(realms).flatMap(([region, names]) =>
    names.map((name) => ({ key: `${region}-${wordsOf(name)}`, name, price: '0', region })),
  );
}

/** `Pozzo dell'Eternità` → `pozzo-delleternita` */
function wordsOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
