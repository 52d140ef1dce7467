import { useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { keepAnswer } from '#client/data/query-browser.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPage_OrderFragmentDoc, OrderPageDocument } from '#client/generated/graphql.ts';
import type { OrderData } from '#client/order/order-loader.ts';
import type { Order } from '#client/order/order.ts';
import { followOrder } from './follow-order.ts';

/** On the page that replaces its address, the end of the old one may be reported before the new one has loaded. */
const GRACE_MS = 1_000;

/** The current order: as loaded, then as updated. Text typed into forms stays. */
export function useLiveOrder(): Order {
  const { order: loaded, token } = useLoaderData<OrderData>();
  const [heard, setHeard] = useState<{ token: string; order: Order }>();
  const order = heard?.token === token && heard.order.version > loaded.version ? heard.order : loaded;
  const seen = useEffectEvent(() => order.version);
  const [ended, setEnded] = useState<string>();
  useLeaving(ended === token);
  useEffect(
    () =>
      followOrder(token, seen, (masked) => {
        const current = readFragment(OrderPage_OrderFragmentDoc, masked);
        if (!current) return setEnded(token);
        setHeard({ token, order: current });
        keepAnswer(OrderPageDocument, { token }, { __typename: 'Query', order: masked });
      }),
    [token],
  );
  return order;
}

/** Reloads the current address, unless the visitor is navigating away. */
function useLeaving(isOver: boolean): void {
  const isActing = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isOver || isActing) return;
    const timer = setTimeout(() => location.reload(), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isOver, isActing]);
}
