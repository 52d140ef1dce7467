import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import type { Added } from '#client/cart/count/added.ts';
import { Button } from '#client/ui/Button.tsx';
import { closeDialog } from '#client/ui/close-dialog.ts';
import { isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { pushHistoryEntry, type HistoryEntry } from '#client/ui/hydration/history-entry.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { AddedLine } from './AddedLine.tsx';
import { GoesWell } from './GoesWell.tsx';
import styles from './AddedSheet.module.css';

type Props = { added: Added; onClose: () => void };

/** The cart over the page it was added from: the cross, Escape, the backdrop and the browser's back button close it. */
export function AddedSheet({ added: { cart, line }, onClose }: Props) {
  const { dialog, close, closed } = useSheet(onClose);
  const isAdded = ({ id }: { id: string }) => id === line;
  const lines = [...cart.lines.filter(isAdded), ...cart.lines.filter((one) => !isAdded(one))];
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="added" onClose={closed}>
      <div className={styles.content}>
        <SheetHead onClose={close} />
        <div className={styles.body}>
          <ul>
            {lines.map((one) => (
              <AddedLine key={one.id} line={one} isNew={isAdded(one)} />
            ))}
          </ul>
          <GoesWell cart={cart} line={line} />
        </div>
        <div className={styles.foot}>
          <p className={styles.sum}>
            <span className="muted">{lines.length === 1 ? '1 service' : `${lines.length} services`}</span>
            <output className="num">{cart.total.formatted}</output>
          </p>
          <div className={styles.ways}>
            <Button href={cartPath()} variant="line" size="lg">
              View cart
            </Button>
            <Button href={checkoutPath()} variant="primary" size="lg" block>
              Checkout
            </Button>
          </div>
          <Button variant="ghost" onClick={close}>
            Keep shopping
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function SheetHead({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.head}>
      <span className={styles.done}>
        <Icon name="check" />
      </span>
      <h2 id="added" className="h3" tabIndex={-1}>
        Added to your cart
      </h2>
      <Button variant="ghost" square aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </Button>
    </div>
  );
}

/** Opens with the component, as an entry of the browser's history; a link in it replaces that entry. */
function useSheet(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const entry = useRef<HistoryEntry>(undefined);
  const navigate = useNavigate();
  const close = () => closeDialog(dialog.current);
  const onPress = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) return closeDialog(dialog.current);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isCodeMissing()) return;
    event.preventDefault();
    entry.current?.forget();
    void navigate(link.pathname + link.search, { replace: true });
  });
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    sheet?.querySelector('h2')?.focus();
    entry.current = pushHistoryEntry(close);
    // In the capture phase, before the page's own navigation.
    const press = (event: MouseEvent) => onPress(event);
    sheet?.addEventListener('click', press);
    return () => {
      sheet?.removeEventListener('click', press);
      entry.current?.forget();
    };
  }, []);
  const closed = () => {
    entry.current?.leave();
    onClose();
  };
  return { dialog, close, closed };
}
