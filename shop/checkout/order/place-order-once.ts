import { findCart } from '#shop/cart/store.ts';
import { HttpError, type Answer, type Call } from '#shop/http/call.ts';
import { placeOrder } from './place-order.ts';

/** The same order in the steps of the stock contract: of the guest and the method told before. */
export async function placeOrderOnce(call: Call): Promise<Answer> {
  const cart = await findCart(call.deps.db, call.session.id);
  if (!cart?.guest) throw refused('email', 'Empty payment address.');
  if (!cart.payment_method) throw refused('payment_method', 'Empty payment method.');
  const body = {
    email: cart.guest.email,
    custom_field: { account: cart.guest.fields, games: cart.guest.games, lines: cart.guest.lines },
    payment_method: cart.payment_method,
    // Agreed to when the method was chosen.
    agree: 1,
    comment: cart.comment,
  };
  return placeOrder({ ...call, body });
}

function refused(field: string, message: string): HttpError {
  return new HttpError(400, [{ code: 'required', field, message }]);
}
