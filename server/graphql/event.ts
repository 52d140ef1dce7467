import { EventStatus, Faction, type QueryEventsArgs, type Resolvers } from './generated/resolvers.ts';
import type { WireEvent } from '#server/rest/event.ts';
import { readProduct } from '#server/rest/reader/product-reader.ts';
import { isRejection } from '#server/rest/transport/failure.ts';
import { asksOnlyFor } from './engine/asks-for.ts';
import { inputError } from './engine/error/input-error.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { enumValue } from './value/enum-value.ts';
import { isId } from './value/id.ts';
import { money } from './value/money.ts';

const MAX_NEXT = 100;
/** Two weeks of a busy schedule. */
const MAX_RUNS = 300;
const NAMED_BY_EVENT = ['__typename', 'id', 'name', 'path'];

const Event: FieldsOf<'Event'> = {
  id: (event) => event.event_id,
  // All products of a schedule are loaded with one call, and their names come with the runs.
  product: (event, _, { loaders }, info) => {
    if (event.product_id === null) return null;
    const isNamed = event.product_name !== '' && asksOnlyFor(info, NAMED_BY_EVENT);
    return isNamed ? namedProduct(event) : loaders.productById.load(event.product_id);
  },
  startsAt: (event) => event.starts_at,
  endsAt: (event) => event.ends_at,
  faction: (event) => enumValue(Faction, event.faction) ?? null,
  slotsTotal: (event) => event.slots_total,
  slotsLeft: (event) => event.slots_left,
  seatsAsOf: ({ answered_at_ms: at }) => (at === undefined ? null : new Date(at).toISOString()),
  status: (event) => enumValue(EventStatus, event.status) ?? 'SCHEDULED',
  options: ({ option, option_decided: decided }) =>
    Object.entries(option).flatMap(([sendid, answer]) =>
      [answer].flat().map((value) => ({ sendid, value, isDecided: decided?.includes(sendid) ?? true })),
    ),
  isReady: (event) => event.option_complete,
  price: ({ total_decimal: total }, _, { visitor }) => (total ? money(total, visitor.currency) : null),
};

/** With the fields of a list; its category is that of its run. */
function namedProduct({ product_id, product_slug: seo_url, product_name: name, category }: WireEvent) {
  return readProduct({ product_id, seo_url, name, category_path: category.seo_url }) ?? null;
}

function checkedCount(name: string, count: number | null | undefined, most: number): string | undefined {
  if (count == null) return undefined;
  if (count < 1 || count > most) throw inputError(name, `must be a whole number from 1 to ${most}`);
  return String(count);
}

/** Which end of a rejected time span is wrong. */
function wrongEnd({ from, to }: QueryEventsArgs): 'from' | 'to' {
  return to == null || (from != null && Number.isNaN(Date.parse(from))) ? 'from' : 'to';
}

export const event = {
  Query: {
    event: (_, { id }, { rest }) => (isId(id) ? rest.event.one(id) : null),
    events: async (_, { from, to, region, category, next, first }, { rest }) => {
      const asked = {
        from,
        to,
        region,
        category,
        next: checkedCount('next', next, MAX_NEXT),
        first: checkedCount('first', first, MAX_RUNS) ?? (next == null ? String(MAX_RUNS) : undefined),
      };
      // No category has the empty path, which the shop treats as no filter; neither is it a moment.
      if (category === '') return [];
      if (from === '' || to === '') throw inputError(from === '' ? 'from' : 'to', 'is invalid: Invalid date');
      const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] != null);
      try {
        return await rest.event.all(Object.fromEntries(given));
      } catch (error) {
        if (!isRejection(error)) throw error;
        throw inputError(wrongEnd({ from, to }), `is invalid: ${error.messages[0] ?? 'not a date'}`);
      }
    },
  },
  Event,
} satisfies Resolvers;
