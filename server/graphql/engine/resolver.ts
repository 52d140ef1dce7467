import type { Resolvers, Parents } from '#server/graphql/generated/resolvers.ts';

type Fields<Name extends keyof Resolvers> = NonNullable<Resolvers[Name]>;

/** Fields that the parent does not have with the same name and type. */
type Missing<Name extends keyof Resolvers, Parent> = {
  [Field in keyof Fields<Name>]-?: Field extends keyof Parent
    ? Parent[Field] extends ResultOf<Fields<Name>[Field]>
      ? never
      : Field
    : Field;
}[keyof Fields<Name>];

type ResultOf<Field> = NonNullable<Field> extends (...given: never[]) => infer Result ? Result : never;

/** The resolvers of a schema type: only fields that can be read from the parent as they are may be left out. */
export type FieldsOf<Name extends keyof Resolvers & keyof Parents> = Fields<Name> &
  Required<Pick<Fields<Name>, Missing<Name, Parents[Name]>>>;
