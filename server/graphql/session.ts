import type { WireLanguage } from '#server/rest/session.ts';
import { writeToken } from '#server/session/token-text.ts';
import type { GraphqlContext } from './context.ts';
import type { FieldsOf } from './engine/resolver.ts';

const Language: FieldsOf<WireLanguage> = {
  label: (language) => language.name,
  value: (language) => language.code,
  icon: ({ image }, _, { pictures }) => image && pictures.file(image),
};

export const session = {
  Query: {
    languages: (_: unknown, __: object, { rest }: GraphqlContext) => rest.session.languages(),
    viewer: (_: unknown, __: object, { visitor }: GraphqlContext) => visitor,
  },
  Mutation: {
    startSession: async (_: unknown, __: object, { startSession }: GraphqlContext) => ({
      token: writeToken(await startSession()),
    }),
  },
  Language,
};
