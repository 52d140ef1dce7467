import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type OrderPlayers_LineFragment, OrderPlayers_LineFragmentDoc } from '#client/generated/graphql.ts';
import page from '#client/order/OrderPage.module.css';
import { playerPath } from '#client/site/paths.ts';
import { Stars } from '#client/ui/Stars.tsx';
import { playerFacts } from './player-facts.ts';
import styles from './OrderPlayers.module.css';

type Player = OrderPlayers_LineFragment['players'][number];

/** Who plays. Nothing until somebody is named. */
export function OrderPlayers({
  lines: masked,
}: {
  lines: readonly FragmentType<typeof OrderPlayers_LineFragmentDoc>[];
}) {
  const lines = masked.map((line) => readFragment(OrderPlayers_LineFragmentDoc, line));
  const players = new Map(lines.flatMap((line) => line.players.map((player) => [player.slug, player] as const)));
  if (players.size === 0) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`} aria-labelledby="who-plays">
      <h2 className="h3" id="who-plays">
        Who plays
      </h2>
      <ul className={styles.players}>
        {[...players.values()].map((player) => (
          <PlayerCard
            key={player.slug}
            player={player}
            plays={lines.length === 1 ? [] : lines.filter((line) => has(line, player)).map(({ name }) => name)}
          />
        ))}
      </ul>
    </section>
  );
}

function PlayerCard({ player, plays }: { player: Player; plays: string[] }) {
  const { slug, name, rating, isPublic } = player;
  return (
    <li className={styles.player}>
      <span className={styles.avatar} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <p>
          {isPublic ? (
            <a className="link" href={playerPath(slug)}>
              {name}
            </a>
          ) : (
            <b>{name}</b>
          )}
          {plays.length > 0 && <span className="muted sm"> · {plays.join(', ')}</span>}
        </p>
        {rating?.average && (
          <p className={`sm ${styles.rating}`}>
            <Stars value={rating.average} /> {rating.average.toFixed(1)} from {rating.count} reviews
          </p>
        )}
        <p className="muted sm">{playerFacts(player).join(' · ')}</p>
      </div>
    </li>
  );
}

function has({ players }: OrderPlayers_LineFragment, { slug }: Player): boolean {
  return players.some((player) => player.slug === slug);
}
