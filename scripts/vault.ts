// `npm run vault -- rotate`: rotates the key of sealed logins.
import { runVault } from '#shop/vault/command.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runVault(process.argv.slice(2), console.log, console.error));
