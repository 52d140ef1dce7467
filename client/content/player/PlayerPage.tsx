import { useLoaderData } from 'react-router-dom';
import { playerFacts } from '#client/order/player/player-facts.ts';
import { RatingSummary } from '#client/review/RatingSummary.tsx';
import { ReviewList } from '#client/review/ReviewList.tsx';
import { categoryPath, playerPath } from '#client/site/paths.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import type { PlayerData } from './player-loader.ts';
import { REQUEST_ID } from './request-id.ts';
import { RequestPlayer } from './RequestPlayer.tsx';
import styles from './PlayerPage.module.css';

/** The profile of a player. Facts without figures are left out. */
export function PlayerPage() {
  const { player, games, reviews, requestable } = useLoaderData<PlayerData>();
  const { slug, name } = player;
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <Avatar name={name} isLarge />
        <div>
          <h1 className="h1">{name}</h1>
          <p className="muted">{playerFacts(player).join(' · ')}</p>
        </div>
        {requestable && (
          <Button variant="primary" href={`#${REQUEST_ID}`} className={styles.ask}>
            Request {name}
          </Button>
        )}
      </header>
      {!requestable && <Plays games={games} />}
      <section className={styles.reviews} aria-labelledby="reviews">
        <h2 className="h3" id="reviews">
          Reviews of finished orders
        </h2>
        {reviews.rating ? <RatingSummary rating={reviews.rating} /> : <p className="muted">No review yet.</p>}
        <ReviewList reviews={reviews} olderPath={(after) => `${playerPath(slug)}?after=${after}`} />
      </section>
      {requestable && <RequestPlayer player={player} games={games} requestable={requestable} />}
    </Container>
  );
}

function Plays({ games }: Pick<PlayerData, 'games'>) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="plays">
      <h2 className="h3" id="plays">
        Plays
      </h2>
      <p className={styles.games}>
        {games.map((game) => (
          <Button key={game.path} variant="line" size="sm" href={categoryPath(game.path)}>
            {game.name}
          </Button>
        ))}
      </p>
    </section>
  );
}
