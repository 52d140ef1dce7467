import { useEffect, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { homePath } from '#client/app/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { cameFrom } from './came-from.ts';
import { SubscribeBlock } from './SubscribeBlock.tsx';
import type { SubscribeRefusal } from './subscription-action.ts';
import type { subscriptionLoader } from './subscription-loader.ts';
import styles from './SubscriptionPage.module.css';

/** Where the form leads, and where the link in the mail does. */
export function SubscriptionPage() {
  const { state } = useLoaderData<ReturnType<typeof subscriptionLoader>>();
  const refusal = useActionData<SubscribeRefusal>();
  const isDone = state === 'sent' || state === 'confirmed';
  return (
    <Wrap className={styles.page}>
      <h1 className="h1">{state === 'confirmed' ? 'Thank you' : 'The weekly letter'}</h1>
      {state === 'sent' && (
        <Notice tone="success" role="status" title="Check your inbox">
          If the address is new to us, a link to confirm it is on its way. It works once, within seven days.
        </Notice>
      )}
      {state === 'confirmed' && (
        <Notice tone="success" role="status" title="You are subscribed">
          The next weekly letter is yours.
        </Notice>
      )}
      {state === 'invalid' && (
        <Notice tone="warning" role="status" title="This link does not work any more">
          It was used before, or is older than seven days. Ask for a new one below.
        </Notice>
      )}
      {isDone ? <WayBack /> : <SubscribeBlock refusal={refusal} />}
    </Wrap>
  );
}

function WayBack() {
  const [back, setBack] = useState(homePath);
  useEffect(() => setBack(cameFrom()), []);
  return (
    <div className={styles.ways}>
      {back !== homePath() && (
        <Button href={back} variant="primary" size="lg">
          Back to where you were
        </Button>
      )}
      <Button href={homePath()} variant={back === homePath() ? 'primary' : 'line'} size="lg">
        Choose a game
      </Button>
    </div>
  );
}
