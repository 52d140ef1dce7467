// `npm run demo`: a data folder with sample orders, players and reviews, marked as such on every page.
import { runDemo } from '#shop/demo.ts';

process.exitCode = await runDemo(process.argv.slice(2), console.log, console.error);
