import { useEffect, useState } from 'react';
import type { MenuGame } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { preloadOn } from '#client/ui/picture/preload-picture.ts';
import { Container } from '#client/ui/Container.tsx';
import { GamePicker } from './GamePicker.tsx';
import styles from './Hero.module.css';

const FACTS = [
  { icon: 'user', text: 'Guest checkout' },
  { icon: 'bolt', text: 'Live prices' },
  { icon: 'headset', text: 'Support by chat' },
] as const;

let wasLit = false;

/** The stone lights up once, on the visitor's first page. */
export function Hero({ games }: { games: MenuGame[] }) {
  const [lights] = useState(() => !wasLit);
  useEffect(() => void (wasLit = true), []);
  return (
    <section className={classes(styles.hero, lights && styles.lights)}>
      <Container className={styles.words}>
        <h1>Skip to the part you play for</h1>
        <p className={styles.lead}>
          Carries, leveling and currency for 15 games, played by verified pros. You see the full price and the start
          time before you pay.
        </p>
        {games.length > 0 && <GamePicker games={games} />}
        <ul className={styles.facts}>
          {FACTS.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </Container>
      {/* Below the words, and rendered after them: before, it would move with each line. */}
      <HeroPicture name="hero" className={styles.picture} />
    </section>
  );
}

/** A wide picture for wide screens and a tall one for phones; the largest element in the first view. */
export function HeroPicture({ name, className }: { name: string; className?: string | undefined }) {
  const wide = `/media/house/${name}-1920x${name === 'hero' ? 860 : 1000}`;
  const tall = `/media/house/${name}-780x900`;
  if (import.meta.env.SSR) {
    preloadOn('(max-width: 767px)', `${tall}.avif`);
    preloadOn('(min-width: 768px)', `${wide}.avif`);
  }
  return (
    <picture className={className}>
      <source media="(max-width: 767px)" type="image/avif" srcSet={`${tall}.avif`} width={780} height={900} />
      <source media="(max-width: 767px)" type="image/webp" srcSet={`${tall}.webp`} width={780} height={900} />
      <source type="image/avif" srcSet={`${wide}.avif`} />
      <img src={`${wide}.webp`} alt="" width={1920} height={name === 'hero' ? 860 : 1000} fetchPriority="high" />
    </picture>
  );
}
