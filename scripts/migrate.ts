// `npm run migrate`: brings the database up to this build; `-- --dry-run` only names what is pending. `-- --from-embedded`
// copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, while the shop is stopped.
import { runMigrate } from '#shop/release/command/migrate.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
process.exitCode = await runMigrate(process.argv.slice(2), console.log);
