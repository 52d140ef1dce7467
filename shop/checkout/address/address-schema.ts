import { lenient } from '#shop/http/endpoint/input.ts';

const text = (maxLength: number) =>
  lenient({ type: 'string', maxLength }, (sent) => {
    if (sent === undefined || sent === null) return '';
    return typeof sent === 'string' ? sent : null;
  });

/**
 * The address fields that callers written for shops with shipping send; `checkAddress` says what is wrong with them.
 */
export const addressFields = {
  firstname: text(32),
  lastname: text(32),
  telephone: text(32),
  address_1: text(128),
  city: text(128),
  postcode: text(10),
};
