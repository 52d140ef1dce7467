/** Whether this is `npm test -- --matrix` or `npm run e2e -- --matrix`: everything, however long it takes. */
export const isMatrix = process.env['TEST_MATRIX'] !== undefined;
