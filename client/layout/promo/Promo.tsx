import { useEffect, useState, type ComponentType } from 'react';
import { readConsent } from '#client/layout/consent/consent.ts';
import { thisDevice } from '#client/layout/device.ts';
import { CAMPAIGN, type Campaign } from './promo-campaign.ts';
import { rememberSeen, wasSeen } from './promo-memory.ts';
import { isExit, mayInterrupt, PROMO_AFTER_MS, runs, type Moment } from './promo-rules.ts';

type Dialog = ComponentType<{ campaign: Campaign }>;

/** Waits for a good moment; the popup itself is fetched then. */
export function Promo({ campaign = CAMPAIGN }: { campaign?: Campaign | null }) {
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (!campaign || !runs(campaign, new Date()) || wasSeen(campaign.id)) return;
    return whenDue(async () => {
      const { PromoDialog } = await import('./PromoDialog.tsx');
      if (!mayInterrupt(thisMoment())) return false;
      if (rememberSeen(campaign.id)) setDialog(() => PromoDialog);
      return true;
    });
  }, [campaign]);
  return campaign && Dialog && <Dialog campaign={campaign} />;
}

/** Tries `show` after a while and when the pointer leaves, until it says that it has shown something. */
function whenDue(show: () => Promise<boolean>): () => void {
  const leave = new AbortController();
  const attempt = async () => {
    if (leave.signal.aborted || !mayInterrupt(thisMoment())) return;
    // Without its code there is no popup, and nobody misses it.
    if (await show().catch(() => false)) stop();
  };
  const timer = setInterval(() => void attempt(), PROMO_AFTER_MS);
  const onOut = (event: MouseEvent) => isExit(event, thisDevice()) && void attempt();
  document.addEventListener('mouseout', onOut, leave);
  return stop;

  function stop(): void {
    clearInterval(timer);
    leave.abort();
  }
}

function thisMoment(): Moment {
  return {
    pathname: location.pathname,
    isConsentOpen: readConsent() === 'open',
    isTyping: document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
    isSomethingOpen: document.querySelector('dialog[open], header details[open], [role=listbox]') !== null,
  };
}
