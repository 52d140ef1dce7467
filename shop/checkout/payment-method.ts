export type PaymentMethod = {
  code: string;
  title: string;
  hint: string;
  kind: 'redirect' | 'offline';
  icon: string;
  provider: string;
  sort: number;
};
