import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind, type SelectionSetNode } from 'graphql';

/** Fields of Query that are the same for everybody of one currency and region. */
const CATALOGUE = new Set([
  ...['languages', 'categories', 'category', 'product', 'products', 'related', 'search', 'interpret'],
  ...['event', 'events', 'information', '__typename', '__schema', '__type'],
]);

/** Whether an operation reads only the catalogue, which is the same for every visitor. */
export function isOfCatalogue(document: DocumentNode, operationName?: string | null): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  }
  return isOf(operation.selectionSet);

  function isOf({ selections }: SelectionSetNode): boolean {
    return selections.every((node) => {
      if (node.kind === Kind.FIELD) return CATALOGUE.has(node.name.value);
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return part !== undefined && isOf(part.selectionSet);
    });
  }
}
