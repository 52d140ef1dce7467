import { categoryPaths } from '#catalog/category-path.ts';
import type { Catalog, OptionDef, ProductDef } from '#catalog/format.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import { doubles } from './check-option.ts';

type Moved = { from: string; to: string };

/**
 * Notes redirects whose target does not exist or is itself redirected, and those that hide something for sale. Since
 * every target is live and no old address is, there can be neither chains nor loops.
 */
export function checkRedirects({ games, redirects }: Catalog, issues: Issues): void {
  if (!redirects) return;
  const products = new Map(games.flatMap((game) => game.products).map((product) => [product.slug, product]));
  const slugs = new Set([...products.keys(), ...games.map(({ slug }) => slug)]);
  const paths = new Set(
    games.flatMap(({ slug, categories }) => [slug, ...categoryPaths(categories).map((path) => `${slug}/${path}`)]),
  );
  const report = (path: readonly PropertyKey[], message: string) => issues.add('redirects.yaml', [...path], message);
  checkMoves('products', redirects.products, slugs, report);
  checkMoves('categories', redirects.categories, paths, report);
  for (const [at, { to, with: answers }] of redirects.products.entries()) {
    const target = products.get(to);
    if (target) checkAnswers(target, answers, (name, message) => report(['products', at, 'with', name], message));
  }
}

type Report = (path: readonly PropertyKey[], message: string) => void;

function checkMoves(list: 'products' | 'categories', moves: Moved[], live: ReadonlySet<string>, report: Report): void {
  const twice = new Set(doubles(moves.map(({ from }) => from)));
  const old = new Set(moves.map(({ from }) => from));
  for (const [at, { from, to }] of moves.entries()) {
    if (live.has(from)) report([list, at, 'from'], `${from} is still in the catalogue`);
    if (twice.delete(from)) report([list, at, 'from'], `${from} is listed twice`);
    if (live.has(to)) continue;
    report([list, at, 'to'], old.has(to) ? `${to} has moved itself: name where it is now` : `there is no ${to}`);
  }
}

/** `with` may only contain what the product page reads from its query. */
function checkAnswers(
  { slug, options }: ProductDef,
  answers: Record<string, string>,
  report: (name: string, message: string) => void,
): void {
  for (const [name, answer] of Object.entries(answers)) {
    const option = options.find(({ key }) => key === name);
    if (!option) report(name, `${slug} has no option ${name}`);
    else if (!isAnswer(option, answer)) report(name, `${name} of ${slug} has no value ${answer}`);
  }
}

function isAnswer({ type, values, amount }: OptionDef, answer: string): boolean {
  if (type === 'amount') return amount !== undefined && /^\d+$/.test(answer) && Number(answer) <= amount.maximum;
  const keys = type === 'range' ? answer.split('-') : answer.split(',');
  return keys.every((key) => values.some((value) => value.key === key));
}
