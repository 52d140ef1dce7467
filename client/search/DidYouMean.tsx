import { informationPath, searchPath } from '#client/site/paths.ts';
import type { SearchSummaryQuery } from '#client/generated/graphql.ts';
import styles from './SearchPage.module.css';

type Props = { query: string; search: Pick<SearchSummaryQuery['search'], 'also' | 'instead' | 'notSold' | 'leftOut'> };

/** What the words were interpreted as, if that is not what was typed. */
export function DidYouMean({ query, search: { also, instead, notSold, leftOut } }: Props) {
  if (notSold) {
    return (
      <p className={styles.meant}>
        <b>{notSold}</b>. {instead ? 'These services come closest. ' : ''}
        <a className="link" href={informationPath('faq')}>
          Questions and answers
        </a>
      </p>
    );
  }
  if (instead) {
    return (
      <div className={styles.meant}>
        {leftOut.length > 0 ? (
          <p>
            Nothing has all of “{query}”. Showing <Words words={instead} />, without <Listed words={leftOut} />.
          </p>
        ) : (
          <p>
            Showing results for <Words words={instead} />.
          </p>
        )}
      </div>
    );
  }
  if (also.length === 0) return null;
  return (
    <p className={styles.meant}>
      Showing results for <Listed words={also} /> too.
    </p>
  );
}

function Words({ words }: { words: string }) {
  return (
    <a className="link" href={searchPath(words)}>
      <b>{words}</b>
    </a>
  );
}

function Listed({ words }: { words: readonly string[] }) {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && (at === words.length - 1 ? ' and ' : ', ')}
      <b>{word}</b>
    </span>
  ));
}
