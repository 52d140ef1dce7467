import { useLocation } from 'react-router-dom';
import type { PageMeta } from '#client/app/page/page-module.ts';
import { LOCALE } from '#client/site/paths.ts';
import { useDocument } from './document-context.ts';

const SITE_NAME = 'Waystone';
const HOUSE_IMAGE = { src: '/media/house/hero-1920x860.webp', width: 1920, height: 860, alt: SITE_NAME };

/** Title, description, canonical address and sharing tags of a page; React puts them into the head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const { siteUrl } = useDocument();
  const { pathname } = useLocation();
  const canonical = siteUrl + (meta.canonical ?? pathname);
  const title = meta.title.includes(SITE_NAME) ? meta.title : `${meta.title} | ${SITE_NAME}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.robots && <meta name="robots" content={meta.robots} />}
      <link rel="canonical" href={canonical} />
      {/* Only crawlers read these, so they are rendered on the server alone. */}
      {import.meta.env.SSR && !meta.robots && <Languages canonical={canonical} />}
      {import.meta.env.SSR && <SharingTags title={title} canonical={canonical} siteUrl={siteUrl} meta={meta} />}
    </>
  );
}

/** `hreflang` links: the shop's one language is also the default for every other. */
function Languages({ canonical }: { canonical: string }) {
  return [LOCALE, 'x-default'].map((language) => (
    <link key={language} rel="alternate" hrefLang={language} href={canonical} />
  ));
}

type Sharing = { title: string; canonical: string; siteUrl: string; meta: PageMeta };

function SharingTags({ title, canonical, siteUrl, meta }: Sharing) {
  const image = meta.image === undefined ? HOUSE_IMAGE : { src: meta.image, width: 1200, height: 630, alt: title };
  return (
    <>
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(image.src, siteUrl).href} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
