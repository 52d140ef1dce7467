/** Addresses a letter leads to, both without a final slash, and who sends it. */
export type Places = {
  siteUrl: string;
  publicUrl: string;
  /** For the foot: the company with its registration. Missing while no release has brought a site. */
  seller?: string;
};
