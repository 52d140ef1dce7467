import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { limitError } from './limit-error.ts';

const MAX_DEPTH = 12;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;
/** Fields of one selection set with the same response name: validation compares each with each. */
const MAX_REPEATED_FIELDS = 15;
const MAX_FIELDS_OF_SET = 150;
const MAX_FRAGMENT_SPREADS = 40;

type Counts = { aliases: number; directives: number; spreads: number; repeated: number };

/**
 * Rejects documents that would take too long to validate, so it runs before validation: each selection set is read
 * once, however often a fragment is spread. Throws GraphQLError.
 */
export function checkDocument(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const counts: Counts = { aliases: 0, directives: 0, spreads: 0, repeated: 0 };
  const depths = new Map<string, number>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    counts.directives += definition.directives?.length ?? 0;
    count(definition.selectionSet, counts);
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const depth = depthOf(definition.selectionSet, fragments, depths);
    if (depth > MAX_DEPTH) throw limitError('QUERY_TOO_DEEP', 'Fields are nested too deeply', MAX_DEPTH, depth);
  }
}

function count(set: SelectionSetNode, counts: Counts): void {
  const names = new Map<string, number>();
  for (const selection of set.selections) {
    counts.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) counts.spreads += 1;
    if (selection.kind === Kind.FIELD) {
      const { alias, name } = selection;
      if (alias) {
        counts.aliases += 1;
        // Resolving it is free, so nothing else would count its repetitions.
        if (name.value === '__typename') throw new GraphQLError('`__typename` must not have an alias.', REFUSED_ALIAS);
      }
      const repeats = names.get((alias ?? name).value) ?? 0;
      names.set((alias ?? name).value, repeats + 1);
      if (repeats > 0) counts.repeated += 1;
    }
    requireFew(counts);
    if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) count(selection.selectionSet, counts);
  }
  const fields = set.selections.length;
  if (fields > MAX_FIELDS_OF_SET) {
    throw limitError('TOO_MANY_FIELDS', 'Too many fields in one selection set', MAX_FIELDS_OF_SET, fields);
  }
}

const REFUSED_ALIAS = { extensions: { code: 'TOO_MANY_ALIASES', limit: 0, value: 1, http: { status: 400 } } };

function requireFew({ aliases, directives, spreads, repeated }: Counts): void {
  if (aliases > MAX_ALIASES) throw limitError('TOO_MANY_ALIASES', 'Too many aliases', MAX_ALIASES, aliases);
  if (directives > MAX_DIRECTIVES) {
    throw limitError('TOO_MANY_DIRECTIVES', 'Too many directives', MAX_DIRECTIVES, directives);
  }
  if (spreads > MAX_FRAGMENT_SPREADS) {
    throw limitError('TOO_MANY_FRAGMENTS', 'Fragments are spread too often', MAX_FRAGMENT_SPREADS, spreads);
  }
  if (repeated > MAX_REPEATED_FIELDS) {
    throw limitError('TOO_MANY_FIELDS', 'Fields are repeated too often', MAX_REPEATED_FIELDS, repeated);
  }
}

/** Levels of fields. A fragment that spreads itself counts as none: validation rejects it. */
function depthOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  let deepest = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      // GraphQL's own validation limits the depth of introspection.
      const isIntrospection = selection.name.value === '__schema' || selection.name.value === '__type';
      const below = selection.selectionSet && !isIntrospection ? depthOf(selection.selectionSet, fragments, known) : 0;
      deepest = Math.max(deepest, 1 + below);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(selection.selectionSet, fragments, known));
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment && !known.has(name)) {
        known.set(name, 0);
        known.set(name, depthOf(fragment.selectionSet, fragments, known));
      }
      deepest = Math.max(deepest, known.get(name) ?? 0);
    }
  }
  return deepest;
}
