// `npm run vault -- rotate`: rotates the key of sealed logins.
import { runVault } from '#shop/vault/command.ts';
import { failWithoutOutput } from './setup/output.ts';
import { warnOfMisspelt } from './setup/settings.ts';

failWithoutOutput();
warnOfMisspelt(process.env);
process.exitCode = await runVault(process.argv.slice(2), console.log, console.error);
