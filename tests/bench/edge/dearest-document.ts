import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  parse,
} from 'graphql';
import { costOf } from '#server/graphql/engine/limit/document-cost.ts';
import { MAX_COST } from '#server/graphql/engine/limit/limits.ts';

/**
 * Whether a selection is filled with values first, goes on to other objects first, or is asked for as often as aliases
 * go before it is filled.
 */
export type Shape = 'wide' | 'deep' | 'often';

/** What the field is asked with, as it is written; the field's alias has a number, for texts that nobody has asked for. */
export type Arguments = (at: number) => string;

type Field = GraphQLField<unknown, unknown>;
type Node = { field: Field; below: Node[] };

/** Below the limits of tokens, depth and aliases, which would refuse the document for another reason. */
const MAX_FIELDS = 400;
const MAX_DEPTH = 11;
const MAX_TIMES = 15;
const MAX_CANDIDATES = 2_000;

/**
 * The document of one field of Query that comes nearest to the limit of cost: fields are added as long as it is not
 * met, then the whole is repeated under aliases, numbered from `firstAt` for the arguments. Fields that need an argument are left out below the first.
 */
export function dearestDocument(
  schema: GraphQLSchema,
  name: string,
  args: Arguments,
  shape: Shape,
): (firstAt: number) => string {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`Query has no field ${name}`);
  const root: Node = { field, below: [] };
  const write = (times: number, firstAt = 0) =>
    `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${written(root, args(firstAt + at))}`).join(' ')} }`;
  const fits = (times: number) => costOf(schema, parse(write(times)), {}) <= MAX_COST;

  let least = shape === 'often' ? MAX_TIMES : 1;
  while (least > 1 && !fits(least)) least -= 1;
  const maxFields = MAX_FIELDS / least;
  const waiting: { node: Node; depth: number }[] = [{ node: root, depth: 1 }];
  let [fields, tried] = [1, 0];
  for (let next = waiting.shift(); next && fields < maxFields; next = waiting.shift()) {
    const { node, depth } = next;
    for (const candidate of candidatesOf(node.field, shape)) {
      tried += 1;
      const below: Node = { field: candidate, below: [] };
      if (tried > MAX_CANDIDATES || fields >= maxFields || depth >= MAX_DEPTH) break;
      node.below.push(below);
      if (!fits(least)) node.below.pop();
      else {
        fields += 1;
        if (isObjectType(getNamedType(candidate.type))) waiting.push({ node: below, depth: depth + 1 });
      }
    }
  }
  let times = least;
  while (times < MAX_TIMES && fields * (times + 1) < MAX_FIELDS && fits(times + 1)) times += 1;
  return (firstAt) => write(times, firstAt);
}

function candidatesOf({ type }: Field, shape: Shape): Field[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  const free = fieldsOf(named).filter(({ args }) => !args.some(isRequiredArgument));
  const isLeaf = (field: Field) => !isObjectType(getNamedType(field.type));
  const [leaves, objects] = [free.filter(isLeaf), free.filter((field) => !isLeaf(field))];
  return shape !== 'deep' ? [...leaves, ...objects] : [...objects, ...leaves];
}

function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields());
}

function written({ field, below }: Node, args: string): string {
  const head = `${field.name}${args === '' ? '' : `(${args})`}`;
  const type = getNamedType(getNullableType(field.type));
  if (isScalarType(type) || !isObjectType(type)) return head;
  return `${head} { __typename ${below.map((node) => written(node, '')).join(' ')} }`;
}
