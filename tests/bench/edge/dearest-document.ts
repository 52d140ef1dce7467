import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { costOf } from '#server/graphql/engine/limit/document-cost.ts';
import { MAX_COST } from '#server/graphql/engine/limit/limits.ts';

/** Whether a selection is filled with values first, with other objects first, or repeated as often as aliases allow. */
export type Shape = 'wide' | 'deep' | 'often';

/** The arguments of the field, as written; the alias has a number, for texts that nobody has requested before. */
export type Arguments = (at: number) => string;

export type Field = GraphQLField<unknown, unknown>;
type Node = { field: Field; args?: string; below: Node[] };

/** Below the limits of tokens, depth and aliases, which would refuse the document for another reason. */
const MAX_FIELDS = 400;
const MAX_DEPTH = 11;
const MAX_TIMES = 15;
const MAX_CANDIDATES = 2_000;
/** Arguments of the fields below Query, the largest first. */
const MOST = { first: [50, 10, 3], limit: [100, 24, 1], currency: ['EUR'] };

/**
 * The document of one field of Query that comes nearest to the limit of cost: fields are added as long as it is not
 * met, then the whole is repeated under aliases, numbered from `firstAt` for the arguments. Fields that need an argument
 * are left out below the first.
 *
 * @param way leads from the field of Query to the one that is filled first.
 * @returns undefined where the way by itself is past the limit.
 */
export function dearestDocument(
  schema: GraphQLSchema,
  [root, ...way]: readonly [Field, ...Field[]],
  args: Arguments,
  shape: Shape,
): ((firstAt: number) => string) | undefined {
  for (const rank of [0, 1, 2]) {
    const document = documentOf(schema, wayThrough(root, way, rank), args, shape);
    if (document) return document;
  }
  return undefined;
}

export function queryField(schema: GraphQLSchema, name: string): Field {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`Query has no field ${name}`);
  return field;
}

/** From the last to the first: the last is what will be filled. */
function wayThrough(root: Field, way: readonly Field[], rank: number): [Node, ...Node[]] {
  const below = way.map((field): Node => ({ field, args: mostOf(field, rank), below: [] }));
  const nodes: [Node, ...Node[]] = [{ field: root, below: [] }, ...below];
  nodes.forEach((node, at) => node.below.push(...nodes.slice(at + 1, at + 2)));
  return nodes;
}

function documentOf(schema: GraphQLSchema, nodes: [Node, ...Node[]], args: Arguments, shape: Shape) {
  const [root] = nodes;
  const write = (times: number, firstAt = 0) =>
    `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${written(root, args(firstAt + at))}`).join(' ')} }`;
  const fits = (times: number) => costOf(schema, parse(write(times), { noLocation: true }), {}) <= MAX_COST;
  if (!fits(1)) return undefined;

  let least = shape === 'often' ? MAX_TIMES : 1;
  while (least > 1 && !fits(least)) least -= 1;
  const fields = fill(nodes, MAX_FIELDS / least, shape, () => fits(least));
  let times = least;
  while (times < MAX_TIMES && fields * (times + 1) < MAX_FIELDS && fits(times + 1)) times += 1;
  return (firstAt: number) => write(times, firstAt);
}

/** Adds fields to the last node, to those below it, and then to the ones above. @returns how many there are. */
function fill(nodes: readonly Node[], maxFields: number, shape: Shape, fits: () => boolean): number {
  const waiting = nodes.map((node, at) => ({ node, depth: at + 1 })).reverse();
  let [fields, tried] = [nodes.length, 0];
  for (let next = waiting.shift(); next && fields < maxFields; next = waiting.shift()) {
    const { node, depth } = next;
    for (const candidate of candidatesOf(node.field, shape)) {
      if (node.below.some(({ field }) => field === candidate)) continue;
      tried += 1;
      if (tried > MAX_CANDIDATES || fields >= maxFields || depth >= MAX_DEPTH) break;
      const below: Node = { field: candidate, below: [] };
      node.below.push(below);
      if (!fits()) node.below.pop();
      else {
        fields += 1;
        if (isObjectType(getNamedType(candidate.type))) waiting.push({ node: below, depth: depth + 1 });
      }
    }
  }
  return fields;
}

function candidatesOf({ type }: Field, shape: Shape): Field[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  const free = fieldsOf(named).filter(({ args }) => !args.some(isRequiredArgument));
  const isLeaf = (field: Field) => !isObjectType(getNamedType(field.type));
  const [leaves, objects] = [free.filter(isLeaf), free.filter((field) => !isLeaf(field))];
  return shape !== 'deep' ? [...leaves, ...objects] : [...objects, ...leaves];
}

export function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields());
}

function mostOf({ args }: Field, rank: number): string {
  const asked = Object.entries(MOST).filter(([name]) => args.some((arg) => arg.name === name));
  return asked.map(([name, most]) => `${name}: ${most[rank] ?? most.at(-1)}`).join(', ');
}

function written({ field, args: own = '', below }: Node, args = own): string {
  const head = `${field.name}${args === '' ? '' : `(${args})`}`;
  if (!isObjectType(getNamedType(field.type))) return head;
  return `${head} { __typename ${below.map((node) => written(node)).join(' ')} }`;
}
