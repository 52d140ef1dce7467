import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { fetchOperation } from '#client/data/fetch-operation.ts';
import type { OrderData } from '#client/order/order-loader.ts';
import { type PriceToday, pricesToday } from './price-today.ts';

/** Today's prices of the lines; requested here if the order had not ended when its page was loaded. */
export function useToday(): readonly PriceToday[] {
  const { today, token } = useLoaderData<OrderData>();
  const [asked, setAsked] = useState<readonly PriceToday[]>([]);
  const isKnown = today.length > 0;
  useEffect(() => {
    let isLeft = false;
    if (!isKnown) void pricesToday(fetchOperation, token).then((prices) => !isLeft && setAsked(prices));
    return () => void (isLeft = true);
  }, [isKnown, token]);
  return isKnown ? today : asked;
}
