import type { GraphqlContext } from '#server/graphql/context.ts';

/** Every resolver of this API: what it stands on, what was asked, and for whom. */
export type Resolver<Parent, Args = object> = (parent: Parent, args: Args, context: GraphqlContext) => unknown;

/** Resolvers of one type that all stand on the same parent. */
export type FieldsOf<Parent> = Record<string, Resolver<Parent>>;
