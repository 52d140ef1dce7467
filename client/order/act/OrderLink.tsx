import page from '#client/order/OrderPage.module.css';
import { ActForm } from './ActForm.tsx';

/** Gives the page another address, for a buyer who has shown this one to somebody. */
export function OrderLink({ email }: { email: string }) {
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Address of this page</h2>
      <p className="muted sm">
        Whoever has it can see the order and change it. If somebody has it who should not, replace it: the old one ends
        at once, and the new one also goes to {email}.
      </p>
      <ActForm intent="revoke" button="Replace the address" />
    </section>
  );
}
