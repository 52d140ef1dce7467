import type { Resolvers } from './generated/resolvers.ts';
import { writeToken } from '#server/session/token-text.ts';
import type { FieldsOf } from './engine/resolver.ts';

const Language: FieldsOf<'Language'> = {
  label: (language) => language.name,
  value: (language) => language.code,
  icon: ({ image }, _, { pictures }) => image && pictures.file(image),
};

export const session = {
  Query: {
    languages: (_, __, { rest }) => rest.session.languages(),
    viewer: (_, __, { visitor }) => visitor,
  },
  Mutation: {
    startSession: async (_, __, { startSession }) => ({
      token: writeToken(await startSession()),
    }),
  },
  Language,
} satisfies Resolvers;
