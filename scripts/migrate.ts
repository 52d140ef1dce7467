// `npm run migrate`: brings the database up to this build.
import { runMigrate } from '#shop/release/command/migrate.ts';
import { warnOfMisspelt } from './setup/settings.ts';

warnOfMisspelt(process.env);
process.exitCode = await runMigrate(process.argv.slice(2), console.log);
