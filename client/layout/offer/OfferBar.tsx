import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import { type Campaign, useMenu, useSite } from '#client/site/site.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useHandedFocus } from '#client/ui/use-handed-focus.ts';
import { answerOffer, readOfferAnswer, subscribeToOffer } from '#client/cart/offer/offer-memory.ts';
import { showsOffer } from './offer-rule.ts';
import { takeOffer } from '#client/cart/offer/take-offer.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import styles from './OfferBar.module.css';

const open = () => undefined;

/**
 * The current offer, below the header on pages where visitors browse. It is in the document from the first frame; for
 * visitors who have answered it, `before-paint.js` removes it before that frame is painted.
 */
export function OfferBar() {
  const { content } = useSite();
  const games = useMenu();
  const campaign = content?.campaign;
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(subscribeToOffer, readOfferAnswer, open);
  const [taken, setTaken] = useState<{ on: string; issue: string }>();
  if (!showsOffer(pathname, games)) return null;
  if (!campaign) return <Friend />;
  if (!answer)
    return (
      <>
        <Friend />
        <Open campaign={campaign} onTaken={(issue) => setTaken({ on: pathname, issue })} />
      </>
    );
  // Only on the page where it was accepted: on the next one everything would move down for it.
  if (answer === 'no' || taken?.on !== pathname) return null;
  return (
    <p className={`${styles.bar} ${styles.taken}`} role="status">
      <Icon name="check" size="s" />
      <span>
        {campaign.title}{' '}
        {answer === 'used' ? 'is applied to your cart.' : 'is saved. It comes off as soon as your cart fits.'}{' '}
        {taken.issue}
      </span>
    </p>
  );
}

/** Shown to visitors who came by a friend's link, until the code is on a cart. */
function Friend() {
  return (
    <p className={`${styles.bar} ${styles.taken} ${styles.friend}`}>
      <Icon name="check" size="s" />
      Your friend’s discount is saved for your cart.
    </p>
  );
}

type Props = { campaign: Campaign; onTaken: (issue: string) => void };

function Open({ campaign: { title, minimum, code }, onTaken }: Props) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useHandedFocus(form);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useFormSubmit(form, async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const [error] = await takeOffer(queryBrowser, code);
      onTaken(error?.message ?? '');
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      setFailed(true);
    }
    setBusy(false);
  });
  return (
    <form method="post" action={cartPath()} ref={form} className={styles.bar} aria-label="Offer">
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="back" value={pathname + search} />
      <p>
        <b>{title}</b> <span className={styles.terms}>from {minimum.formatted}</span>
        <span className={styles.code}>, code {code}</span>
      </p>
      <Button type="submit" variant="line" size="sm" state={isBusy ? 'loading' : 'rest'} className={styles.apply}>
        Apply
      </Button>
      <button type="button" className={styles.no} onClick={() => answerOffer(code, 'no')}>
        No thanks
      </button>
      <span role="alert">{failed && noAnswer('Try again.')}</span>
    </form>
  );
}
