// `npm run catalog -- check`: whether the goods' data files are in order.
import { runCatalog } from '#catalog/command.ts';

process.exitCode = await runCatalog(process.argv.slice(2), console.log);
