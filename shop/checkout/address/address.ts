import type { ErrorDetail } from '#shop/http/call.ts';
import { hasInvalidCharacters } from '#shop/product/quote/text/text-format.ts';

/** Fields as they were sent; null for anything that is not a text. */
export type Address = Readonly<Partial<Record<AddressField, string | null>>>;

type AddressField = 'firstname' | 'lastname' | 'telephone' | 'address_1' | 'city' | 'postcode';
type Rule = { field: AddressField; shortest: number; longest: number; message: string };

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
 * The errors in the sent address fields. None of them is required, since nothing in this shop is shipped. An empty one
 * counts as not sent.
 */
export function checkAddress(address: Address): ErrorDetail[] {
  return RULES.flatMap(({ field, shortest, longest, message }) => {
    const { [field]: sent = '' } = address;
    if (sent === '') return [];
    const text = (sent ?? '').trim();
    const length = [...text].length;
    const fits = length >= shortest && length <= longest && !hasInvalidCharacters(text);
    return fits ? [] : [{ code: 'invalid_field', field, message }];
  });
}

function rule(field: AddressField, shortest: number, longest: number, name: string): Rule {
  return { field, shortest, longest, message: `${name} must be between ${shortest} and ${longest} characters!` };
}
