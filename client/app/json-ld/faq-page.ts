import type { FAQPage } from 'schema-dts';
import { sectionsOf } from '#client/content/sections.ts';

type Block = { kind: string; text: string; items: readonly string[] };

/** The questions of the page, each with all that stands under it. */
export function faqPage(blocks: readonly Block[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: sectionsOf(blocks).sections.map(({ heading, blocks: answer }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).join('\n') },
    })),
  };
}

function linesOf({ text, items }: Block): readonly string[] {
  return items.length > 0 ? items : [text];
}
