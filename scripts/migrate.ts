// `npm run migrate`: migrates the database to this build; `-- --dry-run` only lists pending migrations. `-- --from-embedded`
// copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL; stop the shop first.
import { runMigrate } from '#shop/release/command/migrate.ts';
import { runCommand } from './setup/run.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
await runCommand(() => runMigrate(process.argv.slice(2), console.log));
