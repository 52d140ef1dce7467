export const meta = () => ({
  title: 'Gallery',
  description: 'Every piece of the shop in every state.',
  robots: 'noindex',
});
