import { doubles } from './check-option.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

/** `6/6 bosses`, `10 bosses in one night`; not `Up to 16 bosses`, nor `1 to 6`. */
const ALL_BOSSES = /^(?:(\d+)\/\1|(\d+)) bosses/;

/**
 * Bosses and rewards are listed once each. The number of bosses is the one in `get`, which may also be a multiple of it
 * where the same bosses are met on several difficulties.
 */
export function checkContents({ contents, get }: ProductDef, report: Report): void {
  const { bosses = [], rewards = [] } = contents ?? {};
  for (const boss of doubles(bosses)) report(['contents', 'bosses'], `${boss} is listed twice`);
  for (const name of doubles(rewards.map((reward) => reward.name))) {
    report(['contents', 'rewards'], `${name} is listed twice`);
  }
  if (bosses.length === 0) return;
  for (const [at, line] of get.entries()) {
    const [said, all, some] = ALL_BOSSES.exec(line) ?? [];
    const figure = Number(all ?? some);
    if (said !== undefined && figure % bosses.length !== 0)
      report(['get', at], `"${said}", but ${bosses.length} are listed`);
  }
}

/** Every text of `contents`, with its place in the product. */
export function saidOfContents({ contents }: Pick<ProductDef, 'contents'>): { path: Path; text: string }[] {
  const { bosses = [], rewards = [], team = '', schedule = '' } = contents ?? {};
  return [
    ...bosses.map((text, at) => ({ path: ['contents', 'bosses', at], text })),
    ...rewards.flatMap(({ name, slot = '' }, at) =>
      [name, slot].map((text) => ({ path: ['contents', 'rewards', at], text })),
    ),
    { path: ['contents', 'team'], text: team },
    { path: ['contents', 'schedule'], text: schedule },
  ];
}
