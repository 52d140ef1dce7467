import { z } from 'zod';
import { filtersFile, searchWordsFile, synonymsFile } from './finding.ts';
import {
  couponsFile,
  currenciesFile,
  fieldsFile,
  gameFile,
  gamesFile,
  pageFile,
  paymentMethodsFile,
  runsFile,
  sectionFile,
} from '#catalog/format.ts';
import { optionsFile } from './option-form.ts';
import { siteFile } from './site-form.ts';

const FORMS: Record<string, z.ZodType> = {
  coupons: couponsFile,
  currencies: currenciesFile,
  fields: fieldsFile,
  filters: filtersFile,
  game: gameFile,
  games: gamesFile,
  options: optionsFile,
  page: pageFile,
  'payment-methods': paymentMethodsFile,
  runs: runsFile,
  section: sectionFile,
  site: siteFile,
  synonyms: synonymsFile,
  'search-words': searchWordsFile,
};

/** JSON Schemas of the data files as an author writes them, by their paths in the catalogue's folder. */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FORMS).map(([name, form]) => [
      `schema/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(form, { io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
}
