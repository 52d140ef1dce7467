import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { closeDialog } from './close-dialog.ts';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

type Props = { open: boolean; onClose: () => void; label: string; className?: string | undefined; children: ReactNode };

/** The browser's own modal dialog: it traps the focus and returns it. Escape, the cross and the backdrop close it. */
export function Dialog({ open, onClose, label, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) closeDialog(dialog.current);
  }, [open]);
  const onScrim = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, className)}
      aria-label={label}
      onClose={onClose}
      onClick={onScrim}
    >
      <div className={styles.content}>
        <Button variant="ghost" square className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </Button>
        {open && children}
      </div>
    </dialog>
  );
}
