import { useEffect, useState } from 'react';
import { readCartCount, subscribeToCartCount } from '#client/cart/count/cart-count.ts';
import { cartLabel } from './use-cart-count.ts';

/** Announces the badge once it changes; not the cart's initial contents. */
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
