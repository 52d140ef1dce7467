// What the games menu has beside the games themselves, fetched when it opens.
export { GameCategories } from './GameCategories.tsx';
export { menuPrices } from './menu-prices.ts';
