import { execute, parse, validate, visit, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { publicError } from '#server/graphql/engine/error/failures.ts';
import type { CategoryTree } from '#server/graphql/value/category-tree.ts';
import { typeNamesOf, type TypeNames, withoutTypeNames } from '#server/graphql/engine/type-names.ts';

type Executed = { data?: unknown; errors?: readonly GraphQLError[] };

/** Without `__typename`; `types` has the types of its objects. */
type ExecutedForPage = Executed & { types: TypeNames };

/** Executes a stored operation in this process. Throws for an unknown hash: the build and the manifest disagree. */
export type ExecuteStored = (
  hash: string,
  variables: Record<string, unknown>,
  context: GraphqlContext,
) => Promise<ExecutedForPage>;

/** One stored operation, parsed and validated; compiled on first use if the compiler supports it. */
export type StoredOperation = {
  document: DocumentNode;
  run: RunOperation;
  /** The same for pages of this process, compiled when the first of them needs it. */
  forPages(): { run: RunOperation; types: TypeNames; isMenu: boolean };
};

type RunOperation = (variables: Record<string, unknown>, context: GraphqlContext) => Promise<Executed> | Executed;

/** Throws if an operation does not fit the schema. */
export function storeOperations(
  schema: GraphQLSchema,
  operations: Record<string, string>,
): ReadonlyMap<string, StoredOperation> {
  return stored(schema, operations, (text, document) => {
    const issues = validate(schema, document);
    if (issues.length) throw new Error(`A stored operation does not fit the schema: ${issues[0]?.message}\n${text}`);
  });
}

/**
 * Those of this build, which are validated when they are generated: validating them again would take a tenth of the
 * start.
 */
export function storeOwnOperations(
  schema: GraphQLSchema,
  operations: Record<string, string>,
): ReadonlyMap<string, StoredOperation> {
  return stored(schema, operations, () => undefined);
}

function stored(
  schema: GraphQLSchema,
  operations: Record<string, string>,
  check: (text: string, document: DocumentNode) => void,
): ReadonlyMap<string, StoredOperation> {
  return new Map(
    Object.entries(operations).map(([hash, text]) => {
      // Token positions take as much memory as the rest of the document, and no error shows them.
      const document = parse(text, { noLocation: true });
      check(text, document);
      return [hash, storeOperation(schema, document)];
    }),
  );
}

export function createStoredExecutor(stored: ReadonlyMap<string, StoredOperation>): ExecuteStored {
  return async (hash, variables, context) => {
    const operation = stored.get(hash);
    if (!operation) throw new Error(`No stored operation ${hash}: run codegen and build again`);
    const { run, types, isMenu } = operation.forPages();
    const { data, errors } = await (isMenu ? cachedMenu(hash, context, run) : run(variables, context));
    return errors ? { data, types, errors: errors.map((error) => publicError(error, context.log)) } : { data, types };
  };
}

function storeOperation(schema: GraphQLSchema, document: DocumentNode): StoredOperation {
  // Dozens of them would delay each start by half a second of processor time.
  let compiled: RunOperation | undefined;
  const run: RunOperation = (variables, context) => (compiled ??= compile(schema, document))(variables, context);
  let page: ReturnType<StoredOperation['forPages']> | undefined;
  const forPages = () =>
    (page ??= {
      run: compile(schema, withoutTypeNames(document)),
      types: typeNamesOf(schema, document),
      isMenu: isMenu(document),
    });
  return { document, run, forPages };
}

/** The categories of menus: the same for everybody until the shop sends another tree. */
const MENU_FIELDS = new Set(['categories', 'id', 'name', 'path', 'image', 'productCount', 'children', '__typename']);

function isMenu(document: DocumentNode): boolean {
  let isOnlyMenu = true;
  visit(document, {
    Field({ name }) {
      isOnlyMenu &&= MENU_FIELDS.has(name.value);
    },
    Variable() {
      isOnlyMenu = false;
    },
  });
  return isOnlyMenu;
}

const menus = new WeakMap<CategoryTree, Map<string, Promise<Executed> | Executed>>();

/** Every page's menu has hundreds of categories. */
async function cachedMenu(hash: string, context: GraphqlContext, run: RunOperation): Promise<Executed> {
  const tree = await context.loaders.categoryTree().catch(() => undefined);
  // A failed menu is reported like any other failure.
  if (!tree) return run({}, context);
  const known = menus.get(tree) ?? new Map<string, Promise<Executed> | Executed>();
  menus.set(tree, known);
  const answer = known.get(hash) ?? run({}, context);
  known.set(hash, answer);
  return answer;
}

/** What the compiler does not support is executed by graphql-js; which of the two is decided once. */
export function compile(schema: GraphQLSchema, document: DocumentNode): StoredOperation['run'] {
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (isCompiledQuery(compiled)) {
    return (variables, context) => compiled.query(undefined, context, variables);
  }
  return (variableValues, contextValue) => execute({ schema, document, variableValues, contextValue });
}
