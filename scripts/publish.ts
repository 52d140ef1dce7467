// `npm run publish`: puts the data files on sale, or undoes it.
import { runPublish } from '#shop/release/command.ts';

process.exitCode = await runPublish(process.argv.slice(2), console.log);
