import type { Item } from '#shop/stock/stock.ts';

type Motif = Item['motif'];

/** The default motif: the most frequent one of the category, else of the game. */
export function usualMotifs(items: Iterable<Item>): (game: string, category: string) => Motif {
  const places = Map.groupBy(items, ({ game, category }) => `${game}/${category}`);
  const games = Map.groupBy([...places.values()].flat(), ({ game }) => game);
  const known = new Map<string, Motif>();
  return (game, category) => {
    const place = `${game}/${category}`;
    const motif = known.get(place) ?? mostUsed(places.get(place) ?? games.get(game) ?? []);
    known.set(place, motif);
    return motif;
  };
}

function mostUsed(items: Item[]): Motif {
  const [most] = [...Map.groupBy(items, ({ motif }) => motif)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'waystone';
}
