import { informationPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { GameLinks } from './GameLinks.tsx';
import { SearchForm } from './SearchForm.tsx';
import { goalPath } from './search-query.ts';
import page from './SearchPage.module.css';
import styles from './NothingFound.module.css';

type Props = {
  query: string;
  /** Why nothing of this is sold, as a sentence. */
  notSold: string | null | undefined;
};

export function NothingFound({ query, notSold }: Props) {
  return (
    <>
      <p className={page.count}>{notSold ?? 'No match'}</p>
      <div className={styles.empty}>
        <EmptyState
          title={notSold ? 'Look for a service instead' : 'Not listed does not mean not possible'}
          text={
            notSold
              ? 'Start with a game below, or search for a raid, a rank or an item.'
              : 'Try a game, a raid or an item by its name, or tell us the goal: our players plan it and send you a price.'
          }
        >
          <SearchForm large label="Other words" className={styles.field} />
          {notSold ? (
            <Button variant="line" size="lg" href={informationPath('faq')}>
              Questions and answers
            </Button>
          ) : (
            <Button variant="line" size="lg" href={goalPath(query)}>
              Help me build
            </Button>
          )}
        </EmptyState>
      </div>
      <h2 className={`h3 ${styles.title}`}>Games</h2>
      <GameLinks games={useSite().games} />
    </>
  );
}
