import type { FAQPage } from 'schema-dts';
import { sectionsOf } from '#client/content/sections.ts';

type Block = { kind: string; text: string; items: readonly string[] };

/** The questions of a text page, each with everything below it. */
export function faqPage(blocks: readonly Block[]): FAQPage {
  return questionsPage(
    sectionsOf(blocks).sections.map(({ heading, blocks: answer }) => ({
      question: heading,
      answer: answer.flatMap(linesOf).join('\n'),
    })),
  );
}

export function questionsPage(faq: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function linesOf({ text, items }: Block): readonly string[] {
  return items.length > 0 ? items : [text];
}
