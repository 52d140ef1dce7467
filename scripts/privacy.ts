// `npm run privacy -- export rowan@example.com`: everything about a person, to hand out or to erase.
import { runPrivacy } from '#shop/privacy/command.ts';

process.exitCode = await runPrivacy(process.argv.slice(2), console.log, console.error);
