// `npm run schema`: prints the whole GraphQL schema as one document. With `-- --release` it becomes the one that
// later changes are held against: nothing that a released client may ask for goes without a deprecation.
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { createSchema } from '#server/graphql/schema.ts';

const RELEASE = new URL('../schema/release/schema.graphql', import.meta.url);

const text = `${printSchema(createSchema())}\n`;
if (process.argv.includes('--release')) writeFileSync(RELEASE, text);
else process.stdout.write(text);
