import {
  type DocumentNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  visit,
} from 'graphql';

/** By the fields of a result that are objects, or lists of them: the type name, and those of nested fields. */
export type TypeNames = { [field: string]: [type: string, below?: TypeNames] };

/** The same operation without `__typename`, which is known for every field before execution. */
export function withoutTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, { Field: ({ name }) => (name.value === '__typename' ? null : undefined) });
}

/** Throws if only the result would tell the type: this schema has no such field. */
export function typeNamesOf(schema: GraphQLSchema, document: DocumentNode): TypeNames {
  const isOperation = (part: { kind: Kind }): part is OperationDefinitionNode =>
    part.kind === Kind.OPERATION_DEFINITION;
  const operation = document.definitions.find(isOperation);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('A stored document contains no operation that the schema supports');
  return namesIn(root, operation.selectionSet.selections);

  function namesIn(type: GraphQLObjectType, selections: readonly SelectionNode[]): TypeNames {
    const names: TypeNames = {};
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) {
        merge(names, namesIn(type, selectionsOf(node)));
        continue;
      }
      const field = type.getFields()[node.name.value];
      const named = field && getNamedType(field.type);
      if (!node.selectionSet || !named) continue;
      if (!isObjectType(named))
        throw new Error(`${type.name}.${node.name.value} must have an object type, not an interface or a union`);
      const below = namesIn(named, node.selectionSet.selections);
      const key = node.alias?.value ?? node.name.value;
      merge(names, { [key]: Object.keys(below).length > 0 ? [named.name, below] : [named.name] });
    }
    return names;
  }

  function selectionsOf(node: Exclude<SelectionNode, { kind: Kind.FIELD }>): readonly SelectionNode[] {
    if (node.kind === Kind.INLINE_FRAGMENT) return node.selectionSet.selections;
    const fragment = document.definitions.find(
      (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === node.name.value,
    );
    return fragment && 'selectionSet' in fragment ? (fragment.selectionSet?.selections ?? []) : [];
  }
}

function merge(into: TypeNames, more: TypeNames): void {
  for (const [field, [type, below]] of Object.entries(more)) {
    const known = into[field]?.[1];
    if (known && below) merge(known, below);
    else into[field] = below || known ? [type, below ?? known ?? {}] : [type];
  }
}
