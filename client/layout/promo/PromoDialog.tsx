import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { housePicture } from '#client/ui/house-picture.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Campaign } from './promo-campaign.ts';
import styles from './PromoDialog.module.css';

export function PromoDialog({ campaign }: { campaign: Campaign }) {
  const { key } = useLocation();
  const [shownKey] = useState(key);
  const [isClosed, setClosed] = useState(false);
  const close = () => setClosed(true);
  return (
    <Dialog open={!isClosed && key === shownKey} onClose={close} label="Offer" className={styles.promo}>
      <div className={styles.offer}>
        <Picture picture={housePicture(campaign.picture, [[720, 900]])} sizes="" alt="" className={styles.picture} />
        <div className={styles.words}>
          <h2 className="h1">{campaign.title}</h2>
          <p className="muted">{campaign.text}</p>
          <Code code={campaign.code} />
          <p className={styles.ways}>
            <a href={campaign.link.href} className="link">
              {campaign.link.name}
            </a>
            <Button variant="ghost" onClick={close}>
              Not now
            </Button>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Copied with one press; where the browser does not allow that, the code is selected for copying by hand. */
function Code({ code }: { code: string }) {
  const [said, setSaid] = useState('');
  const copy = async (target: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid('Copied');
    } catch {
      const shown = target.parentElement?.querySelector('code');
      if (shown) getSelection()?.selectAllChildren(shown);
      setSaid('Selected, copy it by hand');
    }
  };
  return (
    <div className={styles.code}>
      <code>{code}</code>
      <Button
        variant="primary"
        state={said === 'Copied' ? 'success' : 'rest'}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {said !== 'Copied' && <Icon name="copy" />}
        {said === 'Copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={said === 'Copied' ? 'sr' : styles.said}>
        {said === 'Copied' ? 'The code is copied' : said}
      </span>
    </div>
  );
}
