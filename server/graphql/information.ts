import type { WireInformation } from '#server/rest/information.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from './context.ts';
import { isSlug } from './product.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { blocksOf, type Block } from './value/rich-text.ts';

const Information: FieldsOf<WireInformation> = {
  slug: (page) => page.seo_url,
  blocks: (page) => blocksOf(page.description),
  metaTitle: (page) => page.meta_title,
  metaDescription: (page) => page.meta_description,
};

const InformationBlock: FieldsOf<Block> = {
  text: (block) => (block.kind === 'LIST' ? '' : block.text),
  items: (block) => (block.kind === 'LIST' ? block.items : []),
};

export const information = {
  Query: {
    information: (_: unknown, { slug }: { slug: string }, { rest }: GraphqlContext) =>
      isSlug(slug) ? orNull(rest.information.bySlug(slug)) : null,
  },
  Information,
  InformationBlock,
};
