// `npm run publish`: publishes the data files as a numbered release; `-- --undo` publishes an earlier one again,
// `-- --list` lists them, and `-- --dry-run` shows what would change.
import { runPublish } from '#shop/release/command/publish.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runPublish(process.argv.slice(2), console.log));
