import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** Shown when no service matches the filters; `all` is the list without filters. */
export function EmptyResults({ all }: { all: string }) {
  return (
    <EmptyState title="No service meets all of these" text="Take one filter away, or see every service here.">
      <Button variant="primary" size="lg" href={all}>
        Clear all filters
      </Button>
    </EmptyState>
  );
}
