import type { CodegenConfig } from '@graphql-codegen/cli';

const SHOP = process.env['SHOP'] ?? 'http://localhost:3000';

const config: CodegenConfig = {
  schema: `${SHOP}/graphql`,
  importExtension: '.ts',
  generates: {
    'examples/typed-client/generated/': {
      documents: 'examples/typed-client/main.ts',
      preset: 'client',
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: { documentMode: 'string', useTypeImports: true, skipTypename: true },
    },
  },
};

export default config;
