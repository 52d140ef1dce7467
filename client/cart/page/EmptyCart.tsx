import { useSearchParams } from 'react-router-dom';
import { homePath, schedulePath, trackPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

const MISSING =
  'It may have been ordered already, or its cookie was deleted from this browser. Find your order, or choose your ' +
  'services again.';

export function EmptyCart() {
  const isMissing = useSearchParams()[0].get('payment') === 'no-cart';
  return (
    <EmptyState
      title="Your cart is empty"
      text={isMissing ? MISSING : 'Pick a service and it will be waiting here, with its price kept up to date.'}
    >
      <Button href={homePath()} variant="primary" size="lg">
        Choose a game
      </Button>
      <Button href={isMissing ? trackPath() : schedulePath()} variant="line" size="lg">
        {isMissing ? 'Find your order' : 'See the next runs'}
      </Button>
    </EmptyState>
  );
}
