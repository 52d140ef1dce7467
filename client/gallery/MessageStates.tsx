import { useState } from 'react';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Price } from '#client/ui/Price.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import styles from './MessageStates.module.css';
import { Specimen, Specimens } from './Specimen.tsx';

export function MessageStates() {
  const [open, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <Specimens title="Messages">
      <NoticeStates />
      <ChipStates />
      <Specimen state="Price, and what it was">
        <Price money={{ formatted: '$49.00' }} before={{ formatted: '$58.40' }} />
      </Specimen>
      {[0, 1, 2, 3, 4, 5].map((value) => (
        <Specimen key={value} state={`Trust ${value}`}>
          <Stars value={value} />
        </Specimen>
      ))}
      <Specimen state="Dialog">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Dialog open={open} onClose={() => setOpen(false)} label="A dialog">
          <p className={styles.dialog}>Escape, the cross and the scrim close it.</p>
        </Dialog>
      </Specimen>
      <Specimen state="What is wrong with a form">
        <div className="stack">
          <Button onClick={() => setSent(true)}>Send a form with errors</Button>
          <ErrorSummary errors={isSent ? ERRORS : []} />
        </div>
      </Specimen>
    </Specimens>
  );
}

const ERRORS = [
  { field: 'email', message: 'Enter correct email' },
  { field: 'required', message: 'Character is required' },
];

function NoticeStates() {
  return (
    <>
      <Specimen state="Danger">
        <Notice tone="danger" title="Payment failed.">
          Nothing was taken. Try another way to pay.
        </Notice>
      </Specimen>
      <Specimen state="Success">
        <Notice tone="success" title="Coupon RESET10 is applied." />
      </Specimen>
      <Specimen state="Warning">
        <Notice tone="warning" title="Price changed since you added this." />
      </Specimen>
      <Specimen state="Information">
        <Notice tone="info" title="Orders are kept for 30 days." />
      </Specimen>
    </>
  );
}

function ChipStates() {
  return (
    <>
      <Specimen state="Chips">
        <div className={styles.chips}>
          <Chip>Heroic</Chip>
          <Chip tone="lit">Run tonight</Chip>
        </div>
      </Specimen>
      <Specimen state="Chips of an order">
        <div className={styles.chips}>
          <Chip tone="ok">Preloaded</Chip>
          <Chip tone="warn">Waiting</Chip>
        </div>
      </Specimen>
      <Specimen state="Chips, refused and on a picture">
        <div className={styles.chips}>
          <Chip tone="bad">Canceled</Chip>
          <Chip tone="art">Mythic+</Chip>
        </div>
      </Specimen>
    </>
  );
}
