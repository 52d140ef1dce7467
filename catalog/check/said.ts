import type { OptionDef, ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';
import { saidOfContents } from './check-contents.ts';

/** A text that shoppers see, with its place. */
export type Said = { path: Path; text: string };

/** Every text of a product page. */
export function saidOf(product: ProductDef): Said[] {
  const { faq = [], options } = product;
  const single = (['name', 'label', 'metaTitle', 'metaDescription'] as const).map((field) => ({
    path: [field],
    text: product[field] ?? '',
  }));
  return [
    ...single,
    ...(['get', 'requirements', 'how'] as const).flatMap((list) => linesOf(product[list], list)),
    ...saidOfContents(product),
    ...faq.map(({ q, a }, at) => ({ path: ['faq', at], text: `${q} ${a}` })),
    ...options.map((option, at) => ({ path: ['options', at], text: saidOfOption(option) })),
  ];
}

/** The lines of a list, each with its place. */
export function linesOf(texts: readonly string[], list: string): Said[] {
  return texts.map((text, at) => ({ path: [list, at], text }));
}

function saidOfOption({ name, hint, values }: OptionDef): string {
  return [name, hint, ...values.flatMap((value) => [value.name, value.hint])].filter(Boolean).join('. ');
}
