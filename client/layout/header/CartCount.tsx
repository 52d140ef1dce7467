type Props = { count: number; className?: string | undefined };

/** Empty at 0. `showCartCount` may have written into it before it is hydrated. */
export function CartCount({ count, className }: Props) {
  return (
    <span className={className} data-cart-count="" suppressHydrationWarning>
      {count > 0 ? String(count) : ''}
    </span>
  );
}
