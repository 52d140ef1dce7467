import { Lexer, Source, TokenKind } from 'graphql';
import { lesserClass, type LoadClass } from './load-class.ts';

/** More tokens than any document may have; see server/graphql/engine/limit/limits.ts. */
const MAX_TOKENS = 2_000;

/** Fields of Query and Mutation. All others read the catalogue. */
const FIELD_CLASSES = new Map<string, LoadClass>([
  ...classed('order', 'openCheckout paymentMethods shippingMethods order placeOrder confirmPayment lookUpOrder'),
  ...classed(
    'order',
    'sendOrderMessage pauseOrder resumeOrder confirmOrder withdrawOrder chooseRefund acceptCompensation',
  ),
  ...classed('order', 'mailOrderList openOrderList'),
  ...classed('order', 'rescheduleOrderLine refundOrderLine rebookOrder refundLatePayment revokeOrderLink payOrder'),
  ...classed(
    'cart',
    'cart startSession addToCart updateCartLine removeCartLine restoreCartLine applyCoupon removeCoupon quote',
  ),
  ...classed('cart', 'sendInquiry requestBuild subscribe'),
  ...classed('search', 'search'),
]);
/** Costs nothing, and tells nothing about the rest of the document. */
const FREE_FIELDS = new Set(['__typename', 'viewer', 'languages']);

/**
 * The least important class among a document's root fields, read from its text without
 * parsing it. Undefined for a subscription, which costs nothing while it waits. A document that
 * cannot be read, or hides its root fields in fragments, gets the lowest class.
 */
export function classOfDocument(text: string): LoadClass | undefined {
  try {
    return readDocument(new Lexer(new Source(text)));
  } catch {
    return 'search';
  }
}

function readDocument(lexer: Lexer): LoadClass | undefined {
  let found: LoadClass | undefined;
  let waits = true;
  let definition = '';
  let braces = 0;
  let brackets = 0;
  let before: string = TokenKind.SOF;
  for (let count = 0, token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance(), count += 1) {
    if (count > MAX_TOKENS) return 'search';
    const { kind, value } = token;
    if (braces === 0 && (before === TokenKind.SOF || before === TokenKind.BRACE_R)) {
      definition = kind === TokenKind.NAME ? value : 'query';
      if (definition === 'query' || definition === 'mutation') waits = false;
    }
    const isRoot = braces === 1 && brackets === 0 && definition !== 'fragment';
    if (isRoot && kind === TokenKind.SPREAD) return 'search';
    if (isRoot && kind === TokenKind.NAME && before !== TokenKind.AT && !FREE_FIELDS.has(value)) {
      const fieldClass = FIELD_CLASSES.get(value) ?? 'page';
      found = found === undefined ? fieldClass : lesserClass(found, fieldClass);
    }
    if (kind === TokenKind.PAREN_L || kind === TokenKind.BRACKET_L) brackets += 1;
    if (kind === TokenKind.PAREN_R || kind === TokenKind.BRACKET_R) brackets -= 1;
    // Braces among arguments are values, not fields.
    if (brackets === 0 && kind === TokenKind.BRACE_L) braces += 1;
    if (brackets === 0 && kind === TokenKind.BRACE_R) braces -= 1;
    before = kind;
  }
  return waits && definition === 'subscription' ? undefined : (found ?? 'page');
}

function classed(loadClass: LoadClass, names: string): [string, LoadClass][] {
  return names.split(' ').map((name) => [name, loadClass]);
}
