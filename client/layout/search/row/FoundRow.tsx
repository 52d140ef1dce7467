import { classes } from '#client/ui/classes.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { markMatches } from '#client/layout/search/mark-matches.ts';
import styles from './FoundRow.module.css';

type Props = {
  id: string;
  href: string;
  name: string;
  query: string;
  hint: string;
  picture?: Parameters<typeof Picture>[0]['picture'];
  emblem?: string;
  price?: string | undefined;
};

/** One service or category: picture, name with what matches, price where there is one. */
export function FoundRow({ id, href, name, query, hint, picture, emblem, price }: Props) {
  return (
    <a
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={href}
      className={classes(styles.row, emblem !== undefined && styles.category)}
    >
      {picture && <Picture picture={picture} sizes="64px" alt="" className={styles.picture} />}
      {emblem !== undefined && (
        <img src={emblem} width={36} height={36} alt="" className={classes(styles.picture, styles.emblem)} />
      )}
      <span>
        <span className={styles.name}>
          {markMatches(name, query).map(({ text, matches }, at) => (matches ? <mark key={at}>{text}</mark> : text))}
        </span>
        <small>{hint}</small>
      </span>
      {price && <span className={classes('num', styles.price)}>{price}</span>}
    </a>
  );
}
