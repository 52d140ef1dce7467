// `npm run desk`: the team's back office for orders and runs, through the REST API of the shop, such as
// `npm run desk -- list --status paid`. Without arguments it lists its commands.
import { runDesk } from './desk/command.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runDesk(process.argv.slice(2)));
