import { useEffect, useState } from 'react';
import { LoadError } from '#client/data/load.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { MenuPricesDocument } from '#client/generated/graphql.ts';

/** What the cheapest service of each category costs, by its path. Asked for when the menu opens; a menu is one without prices too. */
export function useMenuPrices(isOpen: boolean): ReadonlyMap<string, string> {
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isOpen) return;
    const leave = new AbortController();
    void ask(leave.signal).then((told) => !leave.signal.aborted && setPrices(told));
    return () => leave.abort();
  }, [isOpen]);
  return prices;
}

async function ask(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  try {
    const { categories } = await queryBrowser(MenuPricesDocument, {}, signal);
    const priced = categories.flatMap(({ children }) => children);
    return new Map(priced.flatMap(({ path, priceFrom }) => (priceFrom ? [[path, priceFrom.formatted]] : [])));
  } catch (error) {
    if (signal.aborted || error instanceof LoadError) return new Map();
    throw error;
  }
}
