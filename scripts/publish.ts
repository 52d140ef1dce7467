// `npm run publish`: puts the data files on sale as a numbered release, or undoes one.
import { runPublish } from '#shop/release/command/publish.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
process.exitCode = await runPublish(process.argv.slice(2), console.log);
