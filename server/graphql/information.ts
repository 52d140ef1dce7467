import type { Resolvers } from './generated/resolvers.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { inputError } from './engine/error/input-error.ts';
import { isSlug } from './product/product.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { blocksOf } from './value/rich-text.ts';

const Information: FieldsOf<'Information'> = {
  slug: (page) => page.seo_url,
  blocks: (page, { first }) => {
    if (first != null && first < 0) throw inputError('first', 'must be a whole number from 0');
    return blocksOf(page.description).slice(0, first ?? undefined);
  },
  metaTitle: (page) => page.meta_title,
  metaDescription: (page) => page.meta_description,
};

const InformationBlock: FieldsOf<'InformationBlock'> = {
  text: (block) => (block.kind === 'LIST' ? '' : block.text),
  items: (block) => (block.kind === 'LIST' ? block.items : []),
};

export const information = {
  Query: {
    information: (_, { slug }, { rest }) => (isSlug(slug) ? orNull(rest.information.bySlug(slug)) : null),
  },
  Information,
  InformationBlock,
} satisfies Resolvers;
