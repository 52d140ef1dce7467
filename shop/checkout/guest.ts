import type { PricedCart, PricedLine, Sellable } from '#shop/cart/price/priced.ts';
import { valueWarning } from '#shop/cart/price/order-value.ts';
import { lineWarnings, readPricedCart } from '#shop/cart/price/priced-cart.ts';
import { lockCart, setGuest } from '#shop/cart/store.ts';
import type { Guest } from '#shop/cart/table.ts';
import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { Db } from '#shop/db/database.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { findKeyOf } from '#shop/idempotency/store.ts';
import { begunOf } from '#shop/checkout/order/continue.ts';
import { readUnpaid } from '#shop/checkout/order/unfinished.ts';
import { isContractEmail } from '#shop/product/quote/text/text-format.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { checkBuyer, type SentBuyer } from '#shop/vat/buyer.ts';
import { COUNTRIES } from '#shop/vat/country.ts';
import { findVat } from '#shop/vat/store.ts';
import type { Billing, VatDef } from '#shop/vat/table.ts';
import { type Address, checkAddress } from './address/address.ts';
import { shownValue } from './fields.ts';
import { checkIdentities, unaskedIn, type CheckedIdentity, type SentIdentity } from './identity-answers.ts';
import { identitiesOf, type GameField, type GameIdentity } from './identity.ts';
import { readAskedFields } from './store.ts';

const EMPTY = 'Your cart is empty. If you have just ordered in another tab, that order is in your email.';

/** The session's data about its guest, and the fields that its cart requires, in the format of responses. */
export async function readGuest({ deps, session, currency }: Shopper): Promise<object> {
  const cart = await readPricedCart(deps.db, session.id, currency, deps.now());
  const identities = cart ? await readIdentities(deps.db, cart.lines) : [];
  const guest = cart?.cart.guest;
  const begun = cart && begunOf(await readUnpaid(deps.db, session.id), cart.version, deps.now());
  return {
    email: guest?.email ?? '',
    custom_field: { account: guest?.fields ?? {}, games: guest?.games ?? {}, lines: guest?.lines ?? {} },
    customer_groups: [],
    countries: [],
    billing: (await findVat(deps.db)) ? { ...sentBefore(guest), countries: COUNTRIES } : null,
    custom_fields: identities.flatMap(({ game, fields }) => fields.map((field) => fieldData(field, game))),
    identities: identities.map(identityData),
    shipping_required: 0,
    unpaid_order: begun ? await unpaidData(deps.db, session.id, begun.id) : null,
  };
}

/** The billing address of an earlier attempt. */
function sentBefore(guest: Guest | null | undefined) {
  const { company = '', address = '', vatId = '' } = guest?.business ?? {};
  return { country: guest?.country ?? '', company, company_address: address, vat_id: vatId };
}

/** Stores the guest with the cart. @throws HttpError with every error, in the order of the form. */
export async function rememberGuest({ deps, session, currency }: Shopper, sent: SentGuest): Promise<void> {
  const cart = await readPricedCart(deps.db, session.id, currency, deps.now());
  const { lines } = requireSellable(cart);
  const asked = { identities: await readIdentities(deps.db, lines), vat: await findVat(deps.db) };
  const checked = checkGuest(sent, asked, deps.now());
  if (checked.errors.length) throw new HttpError(400, checked.errors);
  requireAsked(asked.identities, sent.custom_field);
  await withSessionLock(deps.db, session.id, async (tx) => {
    const { id } = await lockCart(tx, session.id, deps.now());
    await setGuest(tx, id, guestOf(checked), deps.now());
  });
}

/** @throws HttpError if the cart is empty, or contains something that cannot be sold. */
export function requireSellable(cart: PricedCart | undefined): { cart: PricedCart; lines: Sellable[] } {
  const lines = cart?.lines.filter((line) => line.quote !== undefined) ?? [];
  if (cart && lines.length === cart.lines.length) return { cart, lines };
  const first = cart?.lines.find((line) => line.quote === undefined);
  throw first ? unavailable(`${reasonOf(first)}. Change it in your cart.`) : emptyCart();
}

/** @throws HttpError if an answer names a game or a line that the cart does not ask about. */
export function requireAsked(identities: GameIdentity[], sent: SentIdentity): void {
  const details = unaskedIn(identities, sent);
  if (details.length) throw new HttpError(400, details);
}

export function emptyCart(): HttpError {
  return unavailable(EMPTY);
}

function reasonOf({ line: { product_name: name }, problem }: PricedLine): string {
  const message = problem?.message ?? '';
  return message.includes(name) ? message : `${name}: ${message}`;
}

/** `hint` says which of the two it is, and what can be done. */
export function unavailable(hint: string): HttpError {
  const message = 'Your cart is empty or a product is out of stock.';
  return new HttpError(400, [{ code: 'cart_unavailable', message, hint }]);
}

/** @throws HttpError if the quantity of a product is below its minimum. */
export function requireMinimums(cart: PricedCart): void {
  const details = lineWarnings(cart).map((message) => ({ code: 'minimum_quantity', message }));
  if (details.length) throw new HttpError(400, details);
}

/** @throws HttpError if the order would exceed the shop's maximum value. */
export function requireValue(cart: PricedCart, caps: ShopCaps): void {
  const message = valueWarning(cart, caps);
  if (message !== undefined) throw new HttpError(400, [{ code: 'out_of_range', message }]);
}

/** As the form sent it. */
export type SentGuest = Address & SentBuyer & { email: string; custom_field: SentIdentity };

/** The fields that the games of a cart and the shop's VAT require of a guest. */
export type Asked = { identities: GameIdentity[]; vat: VatDef | undefined };

/** The guest's part of an order, with every error in the order of the form. */
export function checkGuest(sent: SentGuest, { identities, vat }: Asked, now: Date): CheckedGuest {
  const { email } = sent;
  const identity = checkIdentities(identities, sent.custom_field);
  const { billing, errors: buyerErrors } = checkBuyer(sent, vat, now);
  const errors = [...buyerErrors, ...identity.errors];
  if (!isContractEmail(email)) {
    errors.unshift({ code: 'invalid_field', field: 'email', message: 'E-Mail address does not appear to be valid!' });
  }
  return { email, identity, billing, errors: [...errors, ...checkAddress(sent)] };
}

export type CheckedGuest = {
  email: string;
  identity: CheckedIdentity;
  billing: Billing | null;
  errors: ErrorDetail[];
};

/** As it is stored with the cart. */
export function guestOf({ email, identity: { sent }, billing }: Omit<CheckedGuest, 'errors'>): Guest {
  return {
    email,
    fields: sent.account,
    games: sent.games,
    lines: sent.lines,
    ...(billing && { country: billing.country }),
    ...(billing?.business && { business: billing.business }),
  };
}

export async function readIdentities(db: Db, lines: PricedLine[]): Promise<GameIdentity[]> {
  return identitiesOf(lines, await readAskedFields(db, lines));
}

/** The order that the next attempt pays for, with the key of the last one, which may be used again. */
async function unpaidData(db: Db, sessionId: string, orderId: number): Promise<object> {
  return { order_number: `WS-${orderId}`, idempotency_key: (await findKeyOf(db, sessionId, orderId)) ?? null };
}

function fieldData(field: GameField, game: GameIdentity['game']): object {
  const { id, name, type, required, format, placeholder, choices, suggested, realmsOf } = field;
  const asked = { custom_field_id: id, name, type, required: required ? 1 : 0, format, placeholder };
  return { ...asked, suggested, values: choices, realms_of: realmsOf ?? '', game };
}

function identityData({ game, lines, known }: GameIdentity): object {
  return {
    game,
    lines: lines.map(({ key, name, line, seat }) => ({ key, name, line, seat })),
    known: known.map(({ field, value }) => ({ id: field.id, name: field.name, value: shownValue(field, value) })),
  };
}
