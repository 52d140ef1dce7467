import type { ErrorDetail } from '#shop/http/call.ts';
import { isCleanText, visibleText } from '#shop/http/endpoint/text.ts';
import { countryName } from './country.ts';
import type { Business } from './table.ts';
import { hasVatIdForm, isVatId, plainVatId, vatIdPrefix } from './vat-id.ts';

/** As submitted; null for anything that is not a text. */
export type SentBusiness = {
  company?: string | null | undefined;
  company_address?: string | null | undefined;
  vat_id?: string | null | undefined;
};

const LENGTHS = { company: 100, company_address: 200, vat_id: 30 } as const;

/** The business that buys; undefined for a private buyer, who leaves all its fields out. */
export function checkBusiness(
  sent: SentBusiness,
  country: string,
): { business: Business | undefined; errors: ErrorDetail[] } {
  const errors: ErrorDetail[] = [];
  const refuse = (field: keyof SentBusiness, message: string, code = 'invalid_field') =>
    errors.push({ code, field, message });
  const read = (field: keyof SentBusiness): string => {
    const given = sent[field] === undefined ? '' : sent[field];
    if (given === null || !isCleanText(given)) {
      refuse(field, 'Invalid characters');
      return '';
    }
    const shown = visibleText(given).replaceAll(/\s+/g, ' ').trim();
    if ([...shown].length > LENGTHS[field]) refuse(field, `At most ${LENGTHS[field]} characters`);
    return shown;
  };
  const [company, address, vatId] = [read('company'), read('company_address'), plainVatId(read('vat_id'))];
  if (errors.length > 0 || !(company || address || vatId)) return { business: undefined, errors };
  if (!company) refuse('company', 'Enter the company’s name, as it is to stand on the invoice', 'required');
  if (vatId && !hasVatIdForm(vatId, country)) refuse('vat_id', wrongForm(country));
  else if (vatId && !isVatId(vatId, country))
    refuse('vat_id', 'A digit of this VAT ID is wrong: compare it with your papers');
  return { business: { company, address, vatId }, errors };
}

function wrongForm(country: string): string {
  const prefix = vatIdPrefix(country);
  return `This is no VAT ID of ${countryName(country)}${prefix ? `; they begin with ${prefix}` : ''}`;
}
