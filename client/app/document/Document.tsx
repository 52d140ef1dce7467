import { type ReactNode, useContext } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { DocumentZone } from '#client/session/use-zone.ts';
import beforePaint from '#client/session/before-paint.js?url&no-inline';
import { SITE_ROUTE, type Site } from '#client/site/site.ts';
import { Shell } from '#client/layout/Shell.tsx';
import begin from '#client/app/boot.js?url&no-inline';
import icon from '#client/app/favicon.svg?url&no-inline';
import { RouteError } from '#client/app/error/RouteError.tsx';
import { useDocument } from './document-context.ts';
import { HeadTags } from './HeadTags.tsx';
import { STATE_ID } from '#client/data/state/document-state.ts';
import { ANNOUNCER_ID, useRouteFocus } from '#client/app/use-route-focus.ts';

/** The whole HTML document; the browser hydrates `document` itself. */
export function Document() {
  useRouteFocus();
  return (
    <Frame>
      <Shell>
        <Outlet />
      </Shell>
    </Frame>
  );
}

/** The document when even the data that all pages share could not be loaded. */
export function DocumentWithoutSite() {
  return (
    <Frame>
      <main id="main">
        <RouteError />
      </main>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { assets, stateJson, jsonLd } = useDocument();
  const offer = useRouteLoaderData<Site>(SITE_ROUTE)?.content?.campaign?.code;
  return (
    // The chosen theme is set before React runs.
    <html lang="en-US" data-offer={offer} data-zone={useContext(DocumentZone)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <HeadTags />}
        <script src={beforePaint} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} data-app="" />
        ))}
        {/* In development a module: Vite adds an import to a file that imports what it cannot know in advance. */}
        <script src={begin} async type={import.meta.env.DEV ? 'module' : undefined} />
      </head>
      <body>
        {children}
        <p id={ANNOUNCER_ID} className="sr" role="status" />
        <script
          type="application/json"
          id={STATE_ID}
          data-modules={assets.modules.join(' ')}
          data-idle={assets.idle.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
        {/* Last, and nothing waits for it; browsers keep what the server wrote. It also marks the end of the state (boot.js). */}
        {import.meta.env.SSR &&
          (jsonLd ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} /> : <template />)}
      </body>
    </html>
  );
}
