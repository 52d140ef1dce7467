// Prints the whole schema as one document; with `--release` it becomes the baseline for later
// changes: nothing in it may be removed without a deprecation first.
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { createSchema } from './schema.ts';

const RELEASE = new URL('../../schema/release/schema.graphql', import.meta.url);

// A reader that closes the pipe early, such as `head`, has what it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const text = `${printSchema(createSchema())}\n`;
if (process.argv.includes('--release')) writeFileSync(RELEASE, text);
else process.stdout.write(text);
