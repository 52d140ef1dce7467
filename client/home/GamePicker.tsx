import { useState } from 'react';
import { homePath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './GamePicker.module.css';

/**
 * A form: game, service, go. Without script the services are those of the first game; for any other its page is shown.
 */
export function GamePicker({ games }: { games: MenuGame[] }) {
  const [path, setPath] = useState(games[0]?.path);
  const game = games.find((candidate) => candidate.path === path) ?? games[0];
  return (
    <form className={styles.finder} action={homePath()}>
      <label className={classes(styles.choice, styles.pictured)}>
        <img src={game?.image} width={44} height={52} alt="" />
        <span className={styles.name}>Game</span>
        <select name="game" value={game?.path} onChange={(event) => setPath(event.target.value)}>
          {games.map((option) => (
            <option key={option.path} value={option.path}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" className={styles.arrow} />
      </label>
      <label className={styles.choice}>
        <span className={styles.name}>Service</span>
        <select key={game?.path} name="service" defaultValue="">
          <option value="">All services</option>
          {game?.children.map((option) => (
            <option key={option.path} value={option.path}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" className={styles.arrow} />
      </label>
      <Button type="submit" variant="primary" size="lg" className={styles.go}>
        Show services
      </Button>
    </form>
  );
}
