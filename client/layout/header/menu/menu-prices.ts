import { LoadError } from '#client/data/load.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { MenuPricesDocument } from '#client/generated/graphql.ts';

/** The lowest price in each category, by its path; empty if the prices cannot be loaded. */
export async function menuPrices(): Promise<ReadonlyMap<string, string>> {
  try {
    const { categories } = await queryBrowser(MenuPricesDocument, {});
    const priced = categories.flatMap(({ children }) => children);
    return new Map(priced.flatMap(({ path, priceFrom }) => (priceFrom ? [[path, priceFrom.formatted]] : [])));
  } catch (error) {
    if (error instanceof LoadError) return new Map();
    throw error;
  }
}
