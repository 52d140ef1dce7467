type Props = { count: number; className?: string | undefined };

/** Empty at 0. `showCartCount` writes into it until it is hydrated, which takes off its mark. */
export function CartCount({ count, className }: Props) {
  return (
    <span ref={takeOver} className={className} data-cart-count="" suppressHydrationWarning>
      {count > 0 ? String(count) : ''}
    </span>
  );
}

function takeOver(badge: HTMLElement | null): void {
  badge?.removeAttribute('data-cart-count');
}
