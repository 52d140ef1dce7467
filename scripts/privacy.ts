// `npm run privacy -- export rowan@example.com`: exports all data of an e-mail address; `erase` shows what would be erased,
// and with `--yes` erases it.
import { runPrivacy } from '#shop/privacy/command.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runPrivacy(process.argv.slice(2), console.log, console.error));
