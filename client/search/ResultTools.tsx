import { useNavigate } from 'react-router-dom';
import { searchPath } from '#client/site/paths.ts';
import { isPriced, type PriceRange, readPrice } from '#client/product/list/price-range.ts';
import { PriceMenu } from '#client/product/list/PriceMenu.tsx';
import { SortForm } from '#client/product/list/SortForm.tsx';
import { FIRST_SORT } from '#client/product/list/sorts.ts';
import { useClosing } from '#client/product/list/use-closing.ts';
import { usePreHydrationInput } from '#client/form/use-pre-hydration-input.ts';
import { STAY } from '#client/ui/hydration/stay.ts';
import { resultsPath, type ResultsQuery } from './search-query.ts';
import styles from './SearchPage.module.css';

/** The price filter and the sort order of the results. */
export function ResultTools({ asked, total }: { asked: ResultsQuery; total: number }) {
  const navigate = useNavigate();
  const row = useClosing();
  const { query, game, sort, price } = asked;
  const onPrice = (next: PriceRange) => void navigate(resultsPath({ ...asked, price: next, page: 1 }), { state: STAY });
  usePreHydrationInput(row, (asked) => onPrice(readPrice(asked)));
  return (
    <div className={styles.forms}>
      {(total > 1 || isPriced(price)) && (
        <form method="get" action={searchPath(query)} aria-label="Filters" ref={row}>
          {game && <input type="hidden" name="game" value={game} />}
          {sort !== FIRST_SORT && <input type="hidden" name="sort" value={sort} />}
          <PriceMenu range={price} onPrice={onPrice} />
        </form>
      )}
      {total > 1 && <SortForm path={searchPath(query)} sort={sort} first="Best match" keep={{ game, ...price }} />}
    </div>
  );
}
