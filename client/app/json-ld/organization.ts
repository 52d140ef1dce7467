import type { OnlineStore } from 'schema-dts';
import { homePath } from '#client/site/paths.ts';
import type { SiteContent } from '#client/site/site.ts';

const LOGO = '/media/house/icon-512x512.png';

/** The seller. Without the rating: its figures belong to another site. */
export function organization(siteUrl: string, { company, mailboxes, chats, social }: SiteContent): OnlineStore {
  return {
    '@type': 'OnlineStore',
    name: 'Waystone',
    legalName: company.name,
    identifier: { '@type': 'PropertyValue', name: 'Registration number', value: company.registration },
    address: { '@type': 'PostalAddress', addressCountry: company.country },
    url: siteUrl + homePath(),
    logo: siteUrl + LOGO,
    contactPoint: mailboxes.map((email, at) => ({
      '@type': 'ContactPoint',
      contactType: at === 0 ? 'customer support' : email.slice(0, email.indexOf('@')),
      email,
    })),
    sameAs: [...chats, ...social].map(({ address }) => address),
  };
}
