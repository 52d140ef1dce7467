import type { Section } from '#client/content/sections.ts';

export type FaqGroup<Block> = { title: string; questions: Section<Block>[] };

const GROUPS: { title: string; ids: string[] }[] = [
  {
    title: 'Before you order',
    ids: [
      'do-i-need-a-shop-account',
      'what-do-self-played-duo-and-piloted-mean',
      'i-m-under-18-can-i-order',
      'i-can-t-find-the-service-i-want-what-can-i-do',
      'can-you-tell-me-when-a-seat-is-free-or-a-price-drops',
    ],
  },
  {
    title: 'Prices and payment',
    ids: [
      'how-is-the-price-worked-out',
      'how-long-is-a-price-good-for',
      'which-currencies-can-i-pay-in',
      'how-can-i-pay',
      'what-if-i-don-t-pay',
      'do-i-get-a-receipt-or-an-invoice',
      'do-i-get-anything-for-bringing-a-friend',
    ],
  },
  {
    title: 'Your order',
    ids: [
      'when-does-my-order-start',
      'what-if-you-start-or-finish-late',
      'what-stages-does-an-order-go-through',
      'how-do-seats-on-scheduled-runs-work',
      'can-i-pause-my-order-or-play-in-between',
      'i-lost-the-link-to-my-order-what-now',
      'can-i-tip',
      'can-i-order-for-a-friend',
    ],
  },
  {
    title: 'Your account and who plays',
    ids: ['who-plays-for-me', 'is-my-password-safe', 'is-piloting-allowed-in-my-game', 'can-my-account-be-banned'],
  },
  {
    title: 'Canceling and refunds',
    ids: [
      'can-i-cancel',
      'how-fast-is-a-refund',
      'what-if-a-run-fails',
      'something-is-missing-after-completion-what-now',
    ],
  },
];

/** The page's questions by topic; those without a known topic come last, so none is lost. */
export function groupsOf<Block>(questions: readonly Section<Block>[]): FaqGroup<Block>[] {
  const grouped = GROUPS.map(({ title, ids }) => ({
    title,
    questions: ids.flatMap((id) => questions.filter((question) => question.id === id)),
  }));
  const known = new Set(GROUPS.flatMap(({ ids }) => ids));
  const others = { title: 'More questions', questions: questions.filter(({ id }) => !known.has(id)) };
  return [...grouped, others].filter((group) => group.questions.length > 0);
}
