import { useEffect, useState } from 'react';
import { askPrice } from '#client/product/configurator/price/ask-price.ts';
import type { QuoteAnswer } from '#client/product/configurator/price/quote-state.ts';
import { builds, type Build } from '#client/product/saved/builds.ts';

const keyOf = ({ path, search }: Build): string => path + search;

/** Today's price of each build, one after the other: a page of twenty must not use up a visitor's rate limit. */
export function useBuildPrices(): (build: Build) => QuoteAnswer | undefined {
  const [prices, setPrices] = useState<ReadonlyMap<string, QuoteAnswer>>(new Map());
  useEffect(() => {
    let isOver = false;
    const askAll = async () => {
      for (const build of builds.get()) {
        if (isOver) return;
        const { path, quantity, options } = build;
        const price = await askPrice({ product: path, quantity, options: [...options] });
        setPrices((before) => new Map(before).set(keyOf(build), price));
      }
    };
    void askAll();
    return () => void (isOver = true);
  }, []);
  return (build) => prices.get(keyOf(build));
}
