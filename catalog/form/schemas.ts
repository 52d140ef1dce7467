import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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
import { redirectsFile } from './redirect-form.ts';
import { siteFile } from './site-form.ts';

const CURRENCIES_FILE = new URL('../currencies.yaml', import.meta.url);

const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** Their file itself defines the currencies: this schema must accept a new one. */
const currenciesForm = z.array(currenciesFile.element.extend({ code: currencyCode }));

const FORMS: Record<string, z.ZodType> = {
  coupons: couponsFile,
  currencies: currenciesForm,
  fields: fieldsFile,
  filters: filtersFile,
  game: gameFile,
  games: gamesFile,
  options: optionsFile,
  page: pageFile,
  'payment-methods': paymentMethodsFile,
  redirects: redirectsFile,
  runs: runsFile,
  section: sectionFile,
  site: siteFile,
  synonyms: synonymsFile,
  'search-words': searchWordsFile,
};

/**
 * By path in the catalogue's folder: JSON Schemas of the data files as an author writes them, and the codes of
 * `currencies.yaml` as a list that types are derived from.
 */
export function schemaFiles(): Record<string, string> {
  const schemas = Object.entries(FORMS).map(([name, form]) => [
    `schema/${name}.json`,
    `${JSON.stringify(z.toJSONSchema(form, { io: 'input', reused: 'ref' }), null, 2)}\n`,
  ]);
  return Object.fromEntries([...schemas, ['schema/currency-codes.ts', currencyCodes()]]);
}

function currencyCodes(): string {
  const currencies = z.array(z.object({ code: currencyCode }));
  const listed = currencies.parse(parse(readFileSync(CURRENCIES_FILE, 'utf8')));
  const codes = listed.map(({ code }) => `'${code}'`).join(', ');
  return `// Generated from currencies.yaml by \`npm run catalog -- schema\`.\nexport const CURRENCY_CODES = [${codes}] as const;\n`;
}
