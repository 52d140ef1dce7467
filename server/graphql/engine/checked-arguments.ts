import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  GraphQLID,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  GraphQLString,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { idIssue, textIssue } from '#server/rest/transport/text.ts';
import { userError } from './error/failures.ts';

/** Arguments and input fields that allow line breaks; in all others a line break is a control character. */
const LINES = new Set(['text', 'comment', 'value', 'query', 'budget']);

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,64}$/;

/** `path` leads from the argument to the text, `field` is its name in a form. */
type Issue = { path: string[]; field: string; rule: string };

/**
 * Adds a check before every resolver with arguments: each text of each argument is checked before any resolver sees
 * one. Changes the schema.
 *
 * A payload with `errors` reports an error there, every other field by BAD_USER_INPUT.
 */
export function checkArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some(({ type: given }) => hasText(given))) continue;
      const payload = getNamedType(field.type);
      const tellsErrors = isObjectType(payload) && payload.getFields()['errors'] !== undefined;
      const checked = (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> => {
        return (source, args, context, info) => {
          const issues = field.args.flatMap(({ name, type: given }) => issuesIn(args[name], given, [name]));
          const [first] = issues;
          if (!first) return resolve(source, args, context, info);
          if (!tellsErrors) throw argumentError(first);
          return { errors: issues.map(({ field: name, rule }) => userError('INVALID_FORMAT', sentence(rule), name)) };
        };
      };
      // The fields of a subscription's result are resolved from events; its arguments are checked when it starts.
      if (field.subscribe) field.subscribe = checked(field.subscribe);
      else field.resolve = checked(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

/** Whether a value of the type may contain text from a client. */
function hasText(type: GraphQLInputType, within: readonly GraphQLInputType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named === GraphQLID || named === GraphQLString;
  if (within.includes(named)) return false;
  return Object.values(named.getFields()).some((field) => hasText(field.type, [...within, named]));
}

function issuesIn(value: unknown, type: GraphQLInputType, path: string[]): Issue[] {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) return value.flatMap((entry) => issuesIn(entry, inner.ofType, path));
  if (isInputObjectType(inner) && isRecord(value)) {
    const fields = Object.values(inner.getFields());
    const issues = fields.flatMap((field) => issuesIn(value[field.name], field.type, [...path, field.name]));
    return issues.map((issue) => ({ ...issue, field: formFieldOf(value) ?? issue.field }));
  }
  if (typeof value !== 'string') return [];
  const name = path.at(-1) ?? '';
  const rule = ruleFor(name, value, inner);
  return rule === undefined ? [] : [{ path, field: name, rule }];
}

function ruleFor(name: string, text: string, type: GraphQLInputType): string | undefined {
  if (name === 'idempotencyKey')
    return IDEMPOTENCY_KEY.test(text) ? undefined : 'must be 16 to 64 printable characters';
  if (type === GraphQLID) return idIssue(text);
  return type === GraphQLString ? textIssue(text, { lines: LINES.has(name) }) : undefined;
}

/** A form item is named by its `sendid`, if that is readable. */
function formFieldOf({ sendid }: Record<string, unknown>): string | undefined {
  return typeof sendid === 'string' && idIssue(sendid) === undefined ? sendid : undefined;
}

function argumentError({ path, rule }: Issue): GraphQLError {
  const argument = path.join('.');
  return new GraphQLError(`Argument "${argument}" ${rule}.`, { extensions: { code: 'BAD_USER_INPUT', argument } });
}

function sentence(rule: string): string {
  return rule.charAt(0).toUpperCase() + rule.slice(1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
