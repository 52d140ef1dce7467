import type { IconName } from '#client/ui/Icon.tsx';

const PAYMENT_ICONS = ['card', 'phone', 'wallet', 'bank', 'coin', 'gift'] as const satisfies IconName[];

/** The icon of a payment method; a card for an unknown one. */
export function paymentIcon(name: string): IconName {
  return PAYMENT_ICONS.find((icon) => icon === name) ?? 'card';
}
