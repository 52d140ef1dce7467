import { getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { isList } from '#server/graphql/engine/limit/document-cost.ts';
import { type Field, fieldsOf } from './dearest-document.ts';

const MAX_STEPS = 5;
const GIVEN = new Set(['currency']);

type Way = [Field, ...Field[]];

/** The shortest way from a field of Query to each field below it that is a list or has a price of its own. */
export function waysFrom(root: Field): Way[] {
  const found: Way[] = [[root]];
  const seen = new Set<GraphQLObjectType>();
  const waiting: Way[] = [[root]];
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const type = getNamedType((way.at(-1) ?? root).type);
    if (!isObjectType(type) || seen.has(type) || way.length > MAX_STEPS) continue;
    seen.add(type);
    for (const field of fieldsOf(type).filter(isFree)) {
      const next: Way = [...way, field];
      if (isList(field) || isPriced(field)) found.push(next);
      waiting.push(next);
    }
  }
  return found;
}

function isFree({ args }: Field): boolean {
  return args.every(
    ({ name, type, defaultValue }) => GIVEN.has(name) || !String(type).endsWith('!') || defaultValue !== undefined,
  );
}

function isPriced({ astNode }: Field): boolean {
  return astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false;
}
