import type { IconName } from '#client/ui/Icon.tsx';

const PAYMENT_ICONS = ['card', 'phone', 'wallet', 'bank', 'coin', 'gift'] as const satisfies IconName[];

/** The picture of a way to pay; a card for one that is not known here. */
export function paymentIcon(name: string): IconName {
  return PAYMENT_ICONS.find((icon) => icon === name) ?? 'card';
}
