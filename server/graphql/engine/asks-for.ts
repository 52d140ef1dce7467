import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  Kind,
  type SelectionNode,
} from 'graphql';

/**
 * Whether the selection has one of the fields of the last list; each list of names is one level below the previous one:
 * `asksFor(info, ['cart'], ['total'])`.
 */
export function asksFor(info: GraphQLResolveInfo, ...levels: readonly (readonly string[])[]): boolean {
  let selections = info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? []);
  for (const names of levels) {
    const fields = fieldsOf(selections, info).filter(({ name }) => names.includes(name.value));
    if (fields.length === 0) return false;
    selections = fields.flatMap((field) => field.selectionSet?.selections ?? []);
  }
  return true;
}

/** Whether the selection has no fields but these. */
export function asksOnlyFor(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const selections = info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? []);
  return fieldsOf(selections, info).every(({ name }) => names.includes(name.value));
}

function fieldsOf(selections: readonly SelectionNode[], info: GraphQLResolveInfo) {
  return selections.filter(isIncluded(info)).flatMap((node): ReturnType<typeof fieldsOfOne> => fieldsOfOne(node, info));
}

function fieldsOfOne(node: SelectionNode, info: GraphQLResolveInfo): Extract<SelectionNode, { kind: Kind.FIELD }>[] {
  if (node.kind === Kind.FIELD) return [node];
  const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
  return fragment ? fieldsOf(fragment.selectionSet.selections, info) : [];
}

const isIncluded =
  ({ variableValues }: GraphQLResolveInfo) =>
  (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false;
