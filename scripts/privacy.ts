// `npm run privacy -- export rowan@example.com`: exports or erases everything about an e-mail address.
import { runPrivacy } from '#shop/privacy/command.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
process.exitCode = await runPrivacy(process.argv.slice(2), console.log, console.error);
