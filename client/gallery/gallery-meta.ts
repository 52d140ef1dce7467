import type { PageMeta } from '#client/app/page/page-module.ts';

export const meta = (): PageMeta => ({
  title: 'Gallery',
  description: 'Every piece of the shop in every state.',
  robots: 'noindex',
});
