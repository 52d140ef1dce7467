import { useSite } from '#client/app/site.ts';
import { informationPath } from '#client/app/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { GameLinks } from './GameLinks.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './NothingFound.module.css';

export function NothingFound({ query }: { query: string }) {
  return (
    <>
      <h1 className="h1">0 results for “{query}”</h1>
      <div className={styles.empty}>
        <EmptyState
          title="No stone bears these words"
          text="Try fewer or other words, begin with a game, or ask a person: we also do what is not on a shelf."
        >
          <SearchForm large label="Other words" className={styles.field} />
          <Button variant="line" size="lg" href={informationPath('contact-us')}>
            Ask support
          </Button>
        </EmptyState>
      </div>
      <h2 className={`h3 ${styles.title}`}>Games</h2>
      <GameLinks games={useSite().games} />
    </>
  );
}
