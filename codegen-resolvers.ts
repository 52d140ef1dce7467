import { readFileSync } from 'node:fs';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

const SCALARS: Record<string, string> = { String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' };

const HEAD = `import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.ts';
import type { UserError } from '../engine/error/failures.ts';
import type * as parents from '../parents.ts';

/** A part of an answer may fail alone, and may come later. */
type Part<Value> = Value | Promise<Value> | Error;
type Resolver<Parent, Args, Value> = (
  parent: Parent,
  args: Args,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => Value | Promise<Value>;
`;

/**
 * A plugin of the code generator: the types of a schema's resolvers. The parent of a type is the type of that name in
 * `parents.ts`, of an expected error `UserError`, and otherwise what the schema says. Each enum is a constant, too.
 */
export function plugin(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = types.filter(isObjectType);
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const inner = objects.filter((type) => !roots.has(type));
  const parentIn = (type: GraphQLObjectType) => (roots.has(type) ? 'unknown' : type.name);
  return [
    HEAD,
    ...types.filter(isEnumType).map((type) => {
      const values = type.getValues().map(({ name }) => `${name}: '${name}'`);
      return `export const ${type.name} = { ${values.join(', ')} } as const;\nexport type ${type.name} = keyof typeof ${type.name};`;
    }),
    ...types.filter(isInputObjectType).map((type) => given(type.name, Object.values(type.getFields()))),
    ...inner.map((type) => `export type ${type.name} = ${parentOf(type)};`),
    ...objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.length > 0)
        .map(({ name, args }) => given(argsOf(type, name), args)),
    ),
    block(
      'export type Resolvers',
      objects.map((type) => `${type.name}?: ${type.name}Resolvers;`),
    ),
    block(
      'export type Parents',
      inner.map(({ name }) => `${name}: ${name};`),
    ),
    ...objects.map((type) => resolversOf(type, parentIn(type), type === schema.getSubscriptionType())),
  ].join('\n');
}

function resolversOf(type: GraphQLObjectType, parent: string, isSubscription: boolean): string {
  return block(
    `export type ${type.name}Resolvers`,
    Object.values(type.getFields()).map(({ name, args, type: value }) => {
      const argsType = args.length > 0 ? argsOf(type, name) : 'object';
      if (!isSubscription) return `${name}?: Resolver<${parent}, ${argsType}, ${output(value)}>;`;
      return `${name}?: { subscribe: Resolver<${parent}, ${argsType}, AsyncIterable<{ ${name}: ${output(value)} }>> };`;
    }),
  );
}

const OWN_PARENTS = new Set(
  [...readFileSync('server/graphql/parents.ts', 'utf8').matchAll(/^export type (\w+) =/gm)].map(([, name]) => name),
);

function parentOf(type: GraphQLObjectType): string {
  if (OWN_PARENTS.has(type.name)) return `parents.${type.name}`;
  if (type.getInterfaces().some(({ name }) => name === 'UserError')) return 'UserError';
  const fields = Object.values(type.getFields());
  return `{ ${fields.map(({ name, type: value }) => `${name}${isNonNullType(value) ? '' : '?'}: ${output(value)};`).join(' ')} }`;
}

function argsOf(type: GraphQLObjectType, field: string): string {
  return `${type.name}${field.charAt(0).toUpperCase()}${field.slice(1)}Args`;
}

/** What a client sends: what has a default is always there, but may be null where the schema allows it. */
function given(name: string, fields: readonly (GraphQLInputField | GraphQLArgument)[]): string {
  return block(
    `export type ${name}`,
    fields.map((field) => {
      const isThere = isNonNullType(field.type) || field.defaultValue !== undefined;
      return `${field.name}${isThere ? '' : '?'}: ${named(field.type, 'string')};`;
    }),
  );
}

function output(type: GraphQLOutputType): string {
  return named(type, 'string | number');
}

/** @param id what an ID may be: the server writes numbers as text. */
function named(type: GraphQLType, id: string): string {
  if (isNonNullType(type)) return notNull(type.ofType, id);
  return `${notNull(type, id)} | null`;
}

function notNull(type: GraphQLType, id: string): string {
  if (isListType(type)) return `readonly (${named(type.ofType, id)})[]`;
  if (isScalarType(type)) return type.name === 'ID' ? id : (SCALARS[type.name] ?? 'unknown');
  const { name } = getNamedType(type);
  return isObjectType(type) ? `Part<${name}>` : name;
}

function block(head: string, lines: string[]): string {
  return `${head} = {\n${lines.map((line) => `  ${line}`).join('\n')}\n};`;
}
