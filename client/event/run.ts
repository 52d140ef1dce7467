import type { RunsQuery } from '#client/generated/graphql.ts';

type Event = RunsQuery['events'][number];

/** A run whose product is for sale. */
export type Run = Event & { product: NonNullable<Event['product']> };
