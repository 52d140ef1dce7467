// `npm run catalog -- check`: reports every error of the data files; `import` and `export`: a shop's own
// products. Without arguments it lists its commands.
import { runCatalog } from '#catalog/command.ts';
import { IMPORT_COMMANDS } from '#shop/import/command.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runCatalog(process.argv.slice(2), console.log, IMPORT_COMMANDS));
