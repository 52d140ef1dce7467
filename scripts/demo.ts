// `npm run demo [-- FOLDER]`: creates a data folder, ./demo-data by default, with sample orders, players and reviews,
// marked as samples on every page.
import { runDemo } from '#shop/demo.ts';
import { runCommand } from './setup/run.ts';

await runCommand(() => runDemo(process.argv.slice(2), console.log, console.error));
