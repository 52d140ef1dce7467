// `npm run vault -- rotate`: takes a new key for sealed logins into use.
import { runVault } from '#shop/vault/command.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
process.exitCode = await runVault(process.argv.slice(2), console.log, console.error);
