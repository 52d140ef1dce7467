const STONE = '#0b1114';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/media/house/${purpose === 'maskable' ? 'icon-maskable' : 'icon'}-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the shop looks on a home screen. */
export const MANIFEST = JSON.stringify({
  name: 'Waystone',
  short_name: 'Waystone',
  description: 'Carries, leveling, gold and items for 15 games, with the price and the start time on the page.',
  start_url: '/en-us',
  scope: '/',
  display: 'standalone',
  background_color: STONE,
  theme_color: STONE,
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});
