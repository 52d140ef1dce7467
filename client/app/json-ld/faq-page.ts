import type { FAQPage } from 'schema-dts';
import { readFragment, type FragmentType } from '#client/generated/fragment-masking.ts';
import { InformationBlocks_BlockFragmentDoc } from '#client/generated/graphql.ts';
import { questions } from '#client/home/questions.ts';

type Block = FragmentType<typeof InformationBlocks_BlockFragmentDoc>;

/** The questions of the page with their answers. */
export function faqPage(blocks: readonly Block[]): FAQPage {
  const read = blocks.map((block) => readFragment(InformationBlocks_BlockFragmentDoc, block));
  return {
    '@type': 'FAQPage',
    mainEntity: questions(read).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
