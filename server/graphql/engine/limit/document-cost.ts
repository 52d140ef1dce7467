import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  print,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { introspectionSize } from './introspection-size.ts';

/** The length of a list, as in `@listSize` of the schema. */
export type ListSize = {
  assumedSize: number | null;
  /** Arguments with the requested number of entries. */
  slicingArguments: readonly string[];
  /** The lists below this field that `slicingArguments` limit, if the field itself is no list. */
  sizedFields: readonly string[];
};

type Variables = Record<string, unknown>;

/** The cost of one field: its own, and how often the fields below it are resolved. */
type Priced = { weight: number; size: number; sized: ReadonlyMap<string, number> };

const NOTHING_SIZED: ReadonlyMap<string, number> = new Map();

/**
 * The maximum cost of a document: 1 for each value of the response with every list at its maximum length, and the
 * `@cost` of each field with expensive work. Each fragment is priced once, so this takes time in proportion to the
 * document alone. The document is valid.
 *
 * @param variables coerced, by name.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const [fragments, isRepeated] = [fragmentsOf(document), repeatedCalls(schema)];
  const known = new Map<string, number>();
  return Math.ceil(costOfSet(operation.selectionSet, root, NOTHING_SIZED));

  function costOfSet(set: SelectionSetNode, type: GraphQLObjectType, sized: ReadonlyMap<string, number>): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, sized);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOfSet(selection.selectionSet, type, sized);
      else cost += costOfFragment(selection.name.value, type, sized);
    }
    return cost;
  }

  function costOfFragment(name: string, type: GraphQLObjectType, sized: ReadonlyMap<string, number>): number {
    const key = `${name} ${[...sized].join()}`;
    const fragment = fragments.get(name);
    const cost = known.get(key) ?? (fragment ? costOfSet(fragment.selectionSet, type, sized) : 0);
    known.set(key, cost);
    return cost;
  }

  function costOfField(node: FieldNode, parent: GraphQLObjectType, sizedAbove: ReadonlyMap<string, number>): number {
    const field = schema.getField(parent, node.name.value);
    if (!field) return 0;
    const { isOfSchema } = ruleOf(field);
    const { weight, size, sized } = isOfSchema ? priceInSchema(schema, field.name) : priceOf(field, node, variables);
    const entries = sizedAbove.get(node.name.value) ?? size;
    const type = getNamedType(field.type);
    const hasFields = node.selectionSet && isObjectType(type);
    const values = hasFields ? entries * (1 + costOfSet(node.selectionSet, type, sized)) : isList(field) ? entries : 0;
    return values + (isRepeated(node, parent) ? 0 : weight);
  }
}

/** Fields of Query with the same arguments share one call of the shop. @returns whether a field is not the first. */
function repeatedCalls(schema: GraphQLSchema): (node: FieldNode, parent: GraphQLObjectType) => boolean {
  const calls = new Set<string>();
  return ({ name, arguments: given = [] }, parent) => {
    if (parent !== schema.getQueryType()) return false;
    const call = [name.value, ...given.map((argument) => print(argument)).sort()].join(' ');
    const isRepeated = calls.has(call);
    calls.add(call);
    return isRepeated;
  };
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
}

/** A value of the schema's description costs as much as any other. */
function priceInSchema(schema: GraphQLSchema, field: string): Priced {
  return { weight: 1, ...introspectionSize(schema, field) };
}

function priceOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Priced {
  const { weight, listSize } = ruleOf(field);
  if (!listSize) return { weight, size: 1, sized: NOTHING_SIZED };
  const asked = listSize.slicingArguments.flatMap((name) => {
    const argument = node.arguments?.find((one) => one.name.value === name);
    return argument ? sizeOf(valueFromASTUntyped(argument.value, variables)) : [];
  });
  const size = asked.length > 0 ? Math.max(...asked) : (listSize.assumedSize ?? 1);
  if (listSize.sizedFields.length === 0) return { weight, size, sized: NOTHING_SIZED };
  return { weight, size: 1, sized: new Map(listSize.sizedFields.map((name) => [name, size])) };
}

type Rule = { weight: number; listSize: ListSize | undefined; isOfSchema: boolean };

const rules = new WeakMap<GraphQLField<unknown, unknown>, Rule>();

function ruleOf(field: GraphQLField<unknown, unknown>): Rule {
  const known = rules.get(field);
  if (known) return known;
  const isOfSchema = isIntrospectionType(getNamedType(field.type));
  const rule = { weight: weightOf(field), listSize: listSizeOf(field), isOfSchema };
  rules.set(field, rule);
  return rule;
}

/** A number as it is, a list of ids by its length. The resolver rejects values out of bounds. */
function sizeOf(argument: unknown): number[] {
  if (typeof argument === 'number') return [Math.max(0, argument)];
  return Array.isArray(argument) ? [argument.length] : [];
}

export function isList(field: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(field.type));
}

/** Undefined if the field declares no size. */
export function listSizeOf(field: GraphQLField<unknown, unknown>): ListSize | undefined {
  const values = directiveOf(field, 'listSize');
  if (!values) return undefined;
  const { assumedSize, slicingArguments, sizedFields } = values;
  return {
    assumedSize: typeof assumedSize === 'number' ? assumedSize : null,
    slicingArguments: textsOf(slicingArguments),
    sizedFields: textsOf(sizedFields),
  };
}

function weightOf(field: GraphQLField<unknown, unknown>): number {
  const weight = directiveOf(field, 'cost')?.['weight'];
  return typeof weight === 'string' ? Number(weight) : 1;
}

/** The literal arguments of a directive on the field's definition. */
function directiveOf(field: GraphQLField<unknown, unknown>, name: string): Record<string, unknown> | undefined {
  const directive = field.astNode?.directives?.find((one) => one.name.value === name);
  return (
    directive &&
    Object.fromEntries(
      (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
    )
  );
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
