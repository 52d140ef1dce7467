/** Addresses a letter leads to, both without a final slash. */
export type Places = { siteUrl: string; publicUrl: string };
