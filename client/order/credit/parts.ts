export { OrderCredit } from './OrderCredit.tsx';
export { RefundOptions } from './RefundOptions.tsx';
