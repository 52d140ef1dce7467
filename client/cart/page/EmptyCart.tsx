import { homePath, schedulePath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="Pick a service and it will be waiting here, with its price kept up to date."
    >
      <Button href={homePath()} variant="primary" size="lg">
        Choose a game
      </Button>
      <Button href={schedulePath()} variant="line" size="lg">
        See the next runs
      </Button>
    </EmptyState>
  );
}
