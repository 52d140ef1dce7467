import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { SandboxSheet } from './SandboxSheet.tsx';
import type { WalletProps } from './StripeWallets.tsx';
import styles from './ExpressPage.module.css';

/** A wallet without money, for trying the shop out: it asks what a device would know, and pays in the same steps. */
export function SandboxWallet(props: WalletProps) {
  const [isOpen, setOpen] = useState(false);
  const ready = useEffectEvent(() => props.onReady(true));
  useEffect(() => ready(), []);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.wallet} onClick={() => setOpen(true)}>
        <Icon name="wallet" />
        Pay with the sandbox wallet
      </button>
      <Dialog open={isOpen} onClose={close} label="Sandbox wallet">
        <SandboxSheet {...props} close={close} />
      </Dialog>
    </>
  );
}
