import { type DocumentNode, getOperationAST, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What is counted of documents that run at the endpoint. */
export type Usage = {
  /** `operation`: the name of a stored one; `other` for those that callers write, whose names would be endless. */
  ran(operation: string, durationMs: number): void;
  /** A document that runs asks for this field, such as `Product.oldName`. */
  usedDeprecated(field: string): void;
};

/** Counts how long each operation takes, and which deprecated fields are still asked for. */
export function countUsage(schema: GraphQLSchema, stored: Iterable<DocumentNode>, usage: Usage): Plugin {
  const names = new Map([...stored].map((document) => [document, getOperationAST(document)?.name?.value]));
  const known = new WeakMap<DocumentNode, readonly string[]>();
  return {
    onExecute({ args: { document } }) {
      const deprecated = known.get(document) ?? deprecatedIn(schema, document);
      known.set(document, deprecated);
      for (const field of deprecated) usage.usedDeprecated(field);
      const startedMs = performance.now();
      return {
        onExecuteDone: () => usage.ran(names.get(document) ?? 'other', performance.now() - startedMs),
      };
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
