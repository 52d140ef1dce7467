import { ORDER_WORK_HOLDINGS } from './holding/order-work.ts';
import { ORDER_HOLDINGS } from './holding/order.ts';
import { PAYMENT_HOLDINGS } from './holding/payment.ts';
import { CONTACT_HOLDINGS } from './holding/contact.ts';
import { SESSION_HOLDINGS } from './holding/session.ts';
import { CATALOGUE_HOLDINGS } from './holding/catalogue.ts';
import type { Holding, Holdings, Kind, RowHolding } from './holding/holding.ts';

/**
 * Every column of the database, and what it contains: the one list for export, erasure and
 * retention, in the order in which rows can be deleted. A table or column that is
 * missing here is an error of the type checker, and of a test that asks the database.
 */
export const HOLDINGS: Holdings = {
  ...ORDER_WORK_HOLDINGS,
  // Before the orders: their handovers determine to whom a payment belongs.
  ...PAYMENT_HOLDINGS,
  ...ORDER_HOLDINGS,
  ...CONTACT_HOLDINGS,
  ...SESSION_HOLDINGS,
  ...CATALOGUE_HOLDINGS,
};

/** Tables with rows about persons, in the order in which rows can be deleted. */
export function heldTables(): [string, RowHolding][] {
  return Object.entries(HOLDINGS).flatMap(([table, holding]: [string, Holding | 'goods']) =>
    holding !== 'goods' && holding.rows && holding.erase
      ? [[table, { ...holding, rows: holding.rows, erase: holding.erase }]]
      : [],
  );
}

export function columnsOf(holding: Holding, ...kinds: Kind[]): string[] {
  return Object.entries(holding.columns).flatMap(([column, kind]) => (kinds.includes(kind) ? column : []));
}
