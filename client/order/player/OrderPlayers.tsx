import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type OrderPlayers_LineFragment, OrderPlayers_LineFragmentDoc } from '#client/generated/graphql.ts';
import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { playerPath } from '#client/site/paths.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import { playerFacts } from './player-facts.ts';
import styles from './OrderPlayers.module.css';

type Player = OrderPlayers_LineFragment['players'][number];

/** The players of the order. Nothing until there is one. */
export function OrderPlayers({
  lines: masked,
  isDone,
}: {
  lines: readonly FragmentType<typeof OrderPlayers_LineFragmentDoc>[];
  isDone: boolean;
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
            plays={lines.filter((line) => has(line, player))}
            isOne={lines.length === 1}
            isDone={isDone}
          />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { player: Player; plays: OrderPlayers_LineFragment[]; isOne: boolean; isDone: boolean };

function PlayerCard({ player, plays, isOne, isDone }: CardProps) {
  const { slug, name, rating, isPublic } = player;
  return (
    <li className={styles.player}>
      <Avatar name={name} />
      <div>
        <p>
          {isPublic ? (
            <a className="link" href={playerPath(slug)}>
              {name}
            </a>
          ) : (
            <b>{name}</b>
          )}
          {!isOne && <span className="muted sm"> · {plays.map((line) => line.name).join(', ')}</span>}
        </p>
        {rating?.average && (
          <p className={`sm ${styles.rating}`}>
            <Stars value={rating.average} /> {rating.average.toFixed(1)} from {rating.count} reviews
          </p>
        )}
        <p className="muted sm">{playerFacts(player).join(' · ')}</p>
        {isDone &&
          isPublic &&
          plays.map((line) => <AgainWith key={line.id} player={player} line={line} isOne={isOne} />)}
      </div>
    </li>
  );
}

/** Links to the product of a line, configured the same. */
function AgainWith({ player, line, isOne }: { player: Player; line: OrderPlayers_LineFragment; isOne: boolean }) {
  if (!line.path) return null;
  const what = isOne ? 'Order' : line.name;
  return (
    <div className={styles.again}>
      <ActForm intent="again-with" line={line.id} button={`${what} again with ${player.name}`}>
        {() => <input type="hidden" name="player" value={player.slug} />}
      </ActForm>
    </div>
  );
}

function has({ players }: OrderPlayers_LineFragment, { slug }: Player): boolean {
  return players.some((player) => player.slug === slug);
}
