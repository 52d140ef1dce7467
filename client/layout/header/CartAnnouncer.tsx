import { useEffect, useState } from 'react';
import { readCartCount, subscribeToCartCount } from '#client/cart/count/cart-count.ts';
import { cartLabel } from './use-cart-count.ts';

/** Reads out what the badges show once it changes; not what was in the cart when the page came. */
export function CartAnnouncer() {
  const [said, say] = useState('');
  useEffect(() => {
    let known = readCartCount();
    return subscribeToCartCount((count) => {
      if (count !== known) say(count === 0 ? 'Cart, empty' : cartLabel(count));
      known = count;
    });
  }, []);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
