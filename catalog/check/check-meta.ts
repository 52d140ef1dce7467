import { placedCategories } from '#catalog/category-path.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Catalog, Game } from '#catalog/format.ts';
import type { Path, Place, Places } from '#catalog/issue/place.ts';

const MAX_TITLE_LENGTH = 60;
const MIN_DESCRIPTION_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 170;

type Meta = Place & { metaTitle?: string | undefined; metaDescription?: string | undefined };

/** Notes meta titles and descriptions that are missing, duplicate, too short or too long. */
export function checkMeta({ games, pages }: Catalog, places: Places, issues: Issues): void {
  const products = games.flatMap((game) =>
    game.products.map((product) => ({ ...product, ...(places.get(product) ?? { file: '', path: [product.slug] }) })),
  );
  for (const { file, path, metaTitle, metaDescription } of products) {
    if (metaTitle === undefined) issues.add(file, path, 'has no metaTitle');
    if (metaDescription === undefined) issues.add(file, path, 'has no metaDescription');
  }
  const others = pages.map((page) => ({ ...page, file: `pages/${page.slug}.yaml`, path: [] }));
  const all: Meta[] = [...games.flatMap(metaOfGame), ...products, ...others];
  const report = ({ file, path }: Place, field: string, message: string) => issues.add(file, [...path, field], message);
  for (const meta of all) checkLengths(meta, (field, message) => report(meta, field, message));
  for (const field of ['metaTitle', 'metaDescription'] as const) {
    for (const [text, twins] of Map.groupBy(all, (meta) => meta[field])) {
      if (text !== undefined) for (const twin of twins.slice(1)) report(twin, field, `stands elsewhere too: ${text}`);
    }
  }
}

function checkLengths({ metaTitle, metaDescription }: Meta, report: (field: string, message: string) => void): void {
  const title = lengthOf(metaTitle);
  const description = lengthOf(metaDescription);
  if (title !== undefined && title > MAX_TITLE_LENGTH)
    report('metaTitle', `has ${title} characters, at most ${MAX_TITLE_LENGTH} are shown`);
  if (description !== undefined && (description < MIN_DESCRIPTION_LENGTH || description > MAX_DESCRIPTION_LENGTH))
    report(
      'metaDescription',
      `has ${description} characters, not ${MIN_DESCRIPTION_LENGTH} to ${MAX_DESCRIPTION_LENGTH}`,
    );
}

function metaOfGame(game: Game): Meta[] {
  const file = `games/${game.slug}/game.yaml`;
  const place = (path: Path) => ({ file, path });
  return [
    { metaTitle: game.metaTitle, metaDescription: game.metaDescription, ...place([]) },
    ...placedCategories(game.categories).map(({ category, at }) => ({
      metaTitle: category.metaTitle,
      metaDescription: category.metaDescription,
      ...place(at),
    })),
  ];
}

function lengthOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : [...text].length;
}
