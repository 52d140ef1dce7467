import { useEffect, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { homePath, schedulePath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { housePicture } from '#client/ui/picture/house-picture.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { Container } from '#client/ui/Container.tsx';
import { cameFrom } from './referrer.ts';
import { SubscribeBlock } from './SubscribeBlock.tsx';
import type { SubscribeFailure } from './subscription-action.ts';
import type { subscriptionLoader } from './subscription-loader.ts';
import block from './SubscribeBlock.module.css';
import styles from './SubscriptionPage.module.css';

const NEXT = {
  sent: [
    'Open our email and click its link. Until then nothing else is sent.',
    'No email after a few minutes? Check your spam folder.',
  ],
  confirmed: [
    'One email a week: the raid schedule, price drops and season starts.',
    'Every issue has an unsubscribe link.',
  ],
};

/** The target of the form, and of the link in the mail. */
export function SubscriptionPage() {
  const { state } = useLoaderData<ReturnType<typeof subscriptionLoader>>();
  const failure = useActionData<SubscribeFailure>();
  return (
    <Container className={styles.page}>
      {state === 'sent' || state === 'confirmed' ? (
        <Done state={state} />
      ) : (
        <>
          <h1 className="h1">The weekly newsletter</h1>
          {state === 'invalid' && (
            <Notice tone="warning" role="status" title="This link no longer works">
              If you opened it before, you are subscribed already. Otherwise it is older than seven days: ask for a new
              one below.
            </Notice>
          )}
          <SubscribeBlock failure={failure} />
        </>
      )}
    </Container>
  );
}

/** The result and the next step, above the form's picture. */
function Done({ state }: { state: 'sent' | 'confirmed' }) {
  return (
    <div className={classes(block.block, styles.done)}>
      <Picture picture={housePicture('subscribe', [[1640, 520]])} sizes="" alt="" className={block.art} priority />
      {state === 'sent' ? (
        <>
          <h1 className="h1">The weekly newsletter</h1>
          <Notice tone="success" role="status" title="Check your inbox" className={styles.notice}>
            If the address is new to us, a link to confirm it is on its way. It works once, within seven days.
          </Notice>
        </>
      ) : (
        <>
          <h1 className="h1">Thank you</h1>
          <Notice tone="success" role="status" title="You are subscribed" className={styles.notice}>
            You get the next weekly newsletter.
          </Notice>
        </>
      )}
      <h2 className="h3">What comes next</h2>
      <ul>
        {NEXT[state].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <WayBack />
    </div>
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
      <Button href={homePath()} variant={back === homePath() ? 'primary' : 'plain'} size="lg">
        Choose a game
      </Button>
      <Button href={schedulePath()} variant="plain" size="lg">
        See the runs of this week
      </Button>
    </div>
  );
}
