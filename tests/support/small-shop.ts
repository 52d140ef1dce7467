// The shop as `npm run shop` runs it, with the small catalogue of the tests: it is ready much sooner.
import { textOfCatalog } from '#catalog/read-cached.ts';
import { runShop } from '#shop/run.ts';
import { testCatalog } from './catalog/catalog.ts';

await runShop(async () => textOfCatalog(testCatalog));
