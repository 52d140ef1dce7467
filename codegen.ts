import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { Kind, OperationTypeNode, parse, print, visit } from 'graphql';
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import example from './examples/typed-client/codegen.ts';

/** The client preset, with the manifest of stored operations where both sides may read it. */
const storedOperationsPreset: typeof clientPreset = {
  ...clientPreset,
  async buildGeneratesSection(options) {
    const files = await clientPreset.buildGeneratesSection(options);
    return [...files, currenciesLike(files)]
      .filter((file) => !file.filename.endsWith('/gql.ts'))
      .map((file) => {
        if (file.filename.endsWith('/persisted-documents.json')) {
          return { ...file, filename: 'schema/operations.json' };
        }
        const documents = file.pluginMap['typed-document-node'];
        if (!documents || !file.filename.endsWith('/graphql.ts')) return file;
        const pluginMap = { ...file.pluginMap, 'typed-document-node': withoutFragmentText(documents) };
        return { ...file, pluginMap };
      });
  },
};

type GeneratedFiles = Awaited<ReturnType<typeof clientPreset.buildGeneratesSection>>;

/**
 * The currencies of the schema as a list, in the order of their file: a type alone cannot be walked through, and
 * the schema given to a plugin is sorted.
 */
function currenciesLike(files: GeneratedFiles): GeneratedFiles[number] {
  const [file] = files;
  if (!file) throw new Error('The client preset generates no file');
  const { definitions } = parse(readFileSync('schema/session.graphql', 'utf8'));
  const codes = definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'Currency'
      ? (definition.values ?? []).map(({ name }) => `'${name.value}'`)
      : [],
  );
  const content = `// Generated from session.graphql by \`npm run codegen\`.\nexport const CURRENCIES = [${codes.join(', ')}] as const;\n`;
  const pluginMap = { list: { plugin: () => content } };
  return { ...file, filename: 'schema/currencies.ts', documents: [], plugins: [{ list: {} }], pluginMap };
}

/** Enough to tell operations apart: whole hashes weigh on the first load, and nothing rests on their length. */
function shortHash(operation: string): string {
  return createHash('sha256').update(operation).digest('base64url').slice(0, 16);
}

/** Fragments are read through their types alone; their text would only weigh on the first load. */
function withoutFragmentText(documents: CodegenPlugin): CodegenPlugin {
  return {
    ...documents,
    async plugin(...input) {
      const output = await documents.plugin(...input);
      if (typeof output === 'string') return output;
      const content = output.content.replace(/= new TypedDocumentString\(`[^`]*`(?:, \{.*\})?\) as/g, '= {} as');
      return { ...output, content };
    },
  };
}

/** The browser's cache needs `__typename` everywhere, the root included; but a subscription may have one field alone. */
function withTypename(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      if (isSubscription(parent)) return undefined;
      const asked = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      if (asked) return undefined;
      const field = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, field] };
    },
  });
}

function isSubscription(parent: unknown): boolean {
  const node = parent as Partial<OperationDefinitionNode> | undefined;
  return node?.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION;
}

/** Our pages take any error for a failure of the whole, so what is null only with an error is never null to them. */
function strictSchema(): string {
  const schema = visit(parse(readSchema()), {
    FieldDefinition(node) {
      const isSemantic = node.directives?.some(({ name }) => name.value === 'semanticNonNull');
      const { type } = node;
      if (!isSemantic || type.kind === Kind.NON_NULL_TYPE) return undefined;
      return { ...node, type: { kind: Kind.NON_NULL_TYPE, type } as const };
    },
  });
  return print(schema);
}

function readSchema(): string {
  return globSync('schema/*.graphql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'server/graphql/generated/resolvers.ts': { schema: 'schema/*.graphql', plugins: ['./codegen-resolvers.ts'] },
    'client/generated/': {
      schema: strictSchema(),
      documents: 'client/**/*.graphql',
      preset: storedOperationsPreset,
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: shortHash },
        skipIndexFile: true,
      },
      documentTransforms: [
        {
          transform: ({ documents }) =>
            documents.map((file) => (file.document ? { ...file, document: withTypename(file.document) } : file)),
        },
      ],
      config: { documentMode: 'string', useTypeImports: true, nonOptionalTypename: false },
    },
    ...Object.fromEntries(
      Object.entries(example.generates).map(([folder, output]) => [folder, { schema: 'schema/*.graphql', ...output }]),
    ),
  },
};

export default config;
