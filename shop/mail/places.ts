/** Base addresses of links in mails, both without a final slash, and the sender. */
export type Places = {
  siteUrl: string;
  publicUrl: string;
  /** For the footer: the company with its registration. Missing until a release has brought a site. */
  seller?: string;
};
