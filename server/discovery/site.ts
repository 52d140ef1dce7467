import type { Rest } from '#server/rest/client.ts';

/** What the files for machines are made of. */
export type Site = { siteUrl: string; rest: Rest };
