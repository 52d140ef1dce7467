import { findCart } from '#shop/cart/store.ts';
import { HttpError } from '#shop/http/call.ts';
import type { Shopper } from '#shop/session/shopper.ts';

/** The data to place an order with in the steps of the stock contract: the guest and the method stored before. */
export async function readStoredOrder({ deps, session }: Shopper) {
  const cart = await findCart(deps.db, session.id);
  if (!cart?.guest) throw required('email', 'Empty payment address.');
  if (!cart.payment_method) throw required('payment_method', 'Empty payment method.');
  const { email, fields: account, games, lines, country, business } = cart.guest;
  return {
    email,
    custom_field: { account, games, lines },
    ...(country !== undefined && { country }),
    ...(business && { company: business.company, company_address: business.address, vat_id: business.vatId }),
    payment_method: cart.payment_method,
    comment: cart.comment,
  };
}

function required(field: string, message: string): HttpError {
  return new HttpError(400, [{ code: 'required', field, message }]);
}
