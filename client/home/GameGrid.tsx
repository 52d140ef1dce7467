import { categoryPath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import page from './HomePage.module.css';
import styles from './GameGrid.module.css';

const SERVICES_NAMED = 5;
/** On a phone fewer pixels than the sharpest screens have: two per CSS pixel look as sharp there, at half the bytes. */
const SIZES = '(max-width: 767px) 21vw, (max-width: 899px) 32vw, 220px';
const BIG_SIZES = '(max-width: 767px) 40vw, 430px';

/** Fifteen games in complete rows: the first takes the space of four. */
export function GameGrid({ games }: { games: MenuGame[] }) {
  return (
    <>
      <h2 className={`h2 ${page.title}`}>Pick your game</h2>
      <ul className={styles.games}>
        {games.map((game, at) => {
          const isBig = at === 0;
          return (
            <li key={game.path} className={classes(styles.game, isBig && styles.big)}>
              <Picture picture={gamePicture(game.path)} sizes={isBig ? BIG_SIZES : SIZES} alt="" />
              <a href={categoryPath(game.path)} className={styles.name}>
                <img src={game.image} width={26} height={26} alt="" loading="lazy" />
                <span>
                  {game.name}
                  {isBig && (
                    <small>
                      {game.children
                        .slice(0, SERVICES_NAMED)
                        .map(({ name }) => name)
                        .join(', ')}
                    </small>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function gamePicture(path: string) {
  const file = (size: string, format: string) => `/media/game/${path}/${size}.${format}`;
  const set = (format: string) =>
    ['256x320', '480x600', '920x1100'].map((size) => `${file(size, format)} ${parseInt(size, 10)}w`).join(', ');
  return { src: file('480x600', 'webp'), avif: set('avif'), webp: set('webp'), width: 480, height: 600 };
}
