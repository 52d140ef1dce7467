import { useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { keepAnswer } from '#client/app/load.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPage_OrderFragmentDoc, OrderPageDocument } from '#client/generated/graphql.ts';
import type { OrderData } from '#client/order/order-loader.ts';
import type { Order } from '#client/order/order.ts';
import { followOrder } from './follow-order.ts';

/** The order as it stands now: as it was loaded, then as it was last heard of. Forms keep what is typed into them. */
export function useLiveOrder(): Order {
  const { order: loaded, token } = useLoaderData<OrderData>();
  const [heard, setHeard] = useState<{ token: string; order: Order }>();
  const order = heard?.token === token && heard.order.version > loaded.version ? heard.order : loaded;
  const isActing = useNavigation().state !== 'idle';
  const seen = useEffectEvent(() => order.version);
  const leave = useEffectEvent(() => {
    // Whoever has given the address up on this page is on the way to the new one.
    if (!isActing) location.reload();
  });
  useEffect(
    () =>
      followOrder(token, seen, (masked) => {
        const told = readFragment(OrderPage_OrderFragmentDoc, masked);
        if (!told) return leave();
        setHeard({ token, order: told });
        keepAnswer(OrderPageDocument, { token }, { __typename: 'Query', order: masked });
      }),
    [token],
  );
  return order;
}
