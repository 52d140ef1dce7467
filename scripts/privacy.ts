// `npm run privacy -- export rowan@example.com`: exports all data of an e-mail address; `erase` shows what would be erased,
// and with `--yes` erases it.
import { runPrivacy } from '#shop/privacy/command.ts';
import { failWithoutOutput } from './setup/output.ts';
import { warnOfMisspelt } from './setup/settings.ts';

failWithoutOutput();
warnOfMisspelt(process.env);
process.exitCode = await runPrivacy(process.argv.slice(2), console.log, console.error);
