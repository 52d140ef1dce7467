import { type DocumentNode, getOperationAST, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Counts the documents executed by the endpoint. */
export type Usage = {
  /** `operation`: the name of a stored one; `other` for callers' own documents, whose names are unbounded. */
  ran(operation: string, durationMs: number): void;
  /** An executed document uses this deprecated field, such as `Product.oldName`. */
  usedDeprecated(field: string): void;
};

/** Counts one run of a document; one that has no document was a caller's own. */
export type CountUsage = (document: DocumentNode | undefined, durationMs: number) => void;

export function createUsageCount(schema: GraphQLSchema, stored: Iterable<DocumentNode>, usage: Usage): CountUsage {
  const names = new Map([...stored].map((document) => [document, getOperationAST(document)?.name?.value]));
  const known = new WeakMap<DocumentNode, readonly string[]>();
  return (document, durationMs) => {
    const deprecated = document ? (known.get(document) ?? deprecatedIn(schema, document)) : [];
    if (document) known.set(document, deprecated);
    for (const field of deprecated) usage.usedDeprecated(field);
    usage.ran((document && names.get(document)) ?? 'other', durationMs);
  };
}

/** Measures how long each operation takes, and counts the use of deprecated fields. */
export function countUsage(count: CountUsage): Plugin {
  return {
    onExecute({ args: { document } }) {
      const startedMs = performance.now();
      return { onExecuteDone: () => count(document, performance.now() - startedMs) };
    },
  };
}

function deprecatedIn(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getFieldDef()?.deprecationReason != null) found.add(`${types.getParentType()?.name}.${name.value}`);
      },
    }),
  );
  return [...found];
}
