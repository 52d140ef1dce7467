import type { OnlineStore } from 'schema-dts';
import { homePath } from '#client/site/paths.ts';
import { COMPANY, MAILBOXES, SOCIAL, SUPPORT_MAIL } from '#client/site/company.ts';

const LOGO = '/media/house/icon-512x512.png';
const COUNTRY = 'AE';

/** Who sells. Without the rating: the figures are another site's, and are not ours to claim. */
export function organization(siteUrl: string): OnlineStore {
  return {
    '@type': 'OnlineStore',
    name: 'Waystone',
    legalName: COMPANY.name,
    identifier: { '@type': 'PropertyValue', name: 'Registration number', value: COMPANY.registration },
    address: { '@type': 'PostalAddress', addressCountry: COUNTRY },
    url: siteUrl + homePath(),
    logo: siteUrl + LOGO,
    contactPoint: MAILBOXES.map((email) => ({
      '@type': 'ContactPoint',
      contactType: email === SUPPORT_MAIL ? 'customer support' : email.slice(0, email.indexOf('@')),
      email,
    })),
    sameAs: SOCIAL.map(({ href }) => href),
  };
}
