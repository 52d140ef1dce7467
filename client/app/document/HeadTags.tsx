import { preloadedFonts } from '#client/styles/fonts.ts';

/** Tags only the server needs to render: React keeps them in the head, and no script has to load them. */
export function HeadTags() {
  return (
    <>
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f1f4f4" />
      <meta name="theme-color" content="#0b1114" />
      <link rel="apple-touch-icon" href="/media/house/icon-180x180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title="New services" href="/feed.xml" />
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  );
}
