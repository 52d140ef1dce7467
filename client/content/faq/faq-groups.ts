import type { Section } from '#client/content/sections.ts';

export type FaqGroup<Block> = { title: string; questions: Section<Block>[] };

const GROUPS: { title: string; ids: string[] }[] = [
  {
    title: 'Before you order',
    ids: [
      'do-i-need-an-account-in-the-shop',
      'what-is-the-difference-between-self-played-and-piloted',
      'i-am-under-18-can-i-order',
      'the-service-i-want-is-not-listed-what-can-i-do',
    ],
  },
  {
    title: 'Prices and payment',
    ids: [
      'how-is-the-price-made',
      'how-long-does-a-price-hold',
      'which-currencies-can-i-pay-in',
      'how-can-i-pay',
      'what-happens-if-i-do-not-pay',
    ],
  },
  {
    title: 'Your order',
    ids: [
      'when-does-my-order-start',
      'what-if-you-start-or-finish-late',
      'which-stages-does-an-order-go-through',
      'how-do-seats-of-scheduled-runs-work',
      'can-i-pause-an-order-or-play-in-between',
      'i-have-lost-the-link-to-my-order-what-now',
    ],
  },
  {
    title: 'Your account and who plays',
    ids: [
      'who-plays-for-me',
      'is-my-password-safe',
      'is-a-piloted-order-within-the-rules-of-my-game',
      'can-my-account-be-banned',
    ],
  },
  {
    title: 'Cancelling and refunds',
    ids: [
      'can-i-cancel',
      'how-quickly-do-i-get-a-refund',
      'what-if-the-run-fails',
      'something-is-missing-after-completion-what-now',
    ],
  },
];

/** The page's questions by what they are about; one that no group knows comes last, and none is lost. */
export function groupsOf<Block>(questions: readonly Section<Block>[]): FaqGroup<Block>[] {
  const grouped = GROUPS.map(({ title, ids }) => ({
    title,
    questions: ids.flatMap((id) => questions.filter((question) => question.id === id)),
  }));
  const known = new Set(GROUPS.flatMap(({ ids }) => ids));
  const others = { title: 'More questions', questions: questions.filter(({ id }) => !known.has(id)) };
  return [...grouped, others].filter((group) => group.questions.length > 0);
}
