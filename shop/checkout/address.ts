import type { ErrorDetail } from '#shop/http/call.ts';
import { hasInvalidCharacters } from '#shop/product/text-format.ts';

type Rule = { field: string; shortest: number; longest: number; message: string };

// In the order of the form.
const RULES: Rule[] = [
  rule('firstname', 1, 32, 'First Name'),
  rule('lastname', 1, 32, 'Last Name'),
  rule('telephone', 3, 32, 'Telephone'),
  rule('address_1', 3, 128, 'Address 1'),
  rule('city', 2, 128, 'City'),
  rule('postcode', 2, 10, 'Postcode'),
];

/**
 * What is wrong with the address fields that were sent. None of them has to be: nothing this
 * shop sells is shipped. An empty one counts as not sent.
 */
export function checkAddress(body: Record<string, unknown>): ErrorDetail[] {
  return RULES.flatMap(({ field, shortest, longest, message }) => {
    const value = body[field] ?? '';
    if (value === '') return [];
    const text = typeof value === 'string' ? value.trim() : undefined;
    const length = text === undefined ? 0 : [...text].length;
    const fits = length >= shortest && length <= longest && !hasInvalidCharacters(text ?? '');
    return fits ? [] : [{ code: 'invalid_field', field, message }];
  });
}

function rule(field: string, shortest: number, longest: number, name: string): Rule {
  return { field, shortest, longest, message: `${name} must be between ${shortest} and ${longest} characters!` };
}
