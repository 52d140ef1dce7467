import page from '#client/order/OrderPage.module.css';
import { LINK_ID } from '#client/order/section-ids.ts';
import { ActForm } from './ActForm.tsx';

/** Replaces the page's address, for a buyer who has shown it to somebody. */
export function OrderLink({ email }: { email: string }) {
  return (
    <section className={`panel ${page.panel} ${page.screen}`} id={LINK_ID}>
      <h2 className="h3">Private link</h2>
      <p className="muted sm">
        The address of this page opens the order without a password: keep it to yourself. If someone else has it, make a
        new one. The old one ends at once, and the new one also goes to {email}, where updates go too.
      </p>
      <ActForm intent="revoke" button="Make a new link" />
    </section>
  );
}
