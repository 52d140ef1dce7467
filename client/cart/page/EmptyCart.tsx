import { useSearchParams } from 'react-router-dom';
import { homePath, schedulePath, trackPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

const MISSING =
  'The checkout found no cart. It is kept by a cookie of this browser, and gone when cookies are deleted or it has ' +
  'been ordered. Choose your services again, or open the order you have placed.';

export function EmptyCart() {
  const isMissing = useSearchParams()[0].get('payment') === 'no-cart';
  return (
    <EmptyState
      title={isMissing ? 'Your cart is no longer here' : 'Your cart is empty'}
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
