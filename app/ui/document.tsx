import type { ReactNode } from 'react';
import { liveScript, styles } from 'virtual:page-assets';
import { brandStyle } from '#app/brand/brand.ts';
import { iconAddress } from '#app/brand/icon.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { SeoMeta } from './seo-meta.tsx';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

interface DocumentProps {
  title: string;
  /** The form came back with errors: the title says so first. */
  error: boolean;
  description: string;
  /** Search engines and shared links may show the page; all but public pages stay out of them (SHELL-16). */
  found?: { origin: string };
  /** Seconds until a page without script looks again (decision 9). */
  refresh?: number;
  /** The page listens for news, as this audience. */
  live?: 'home' | 'journey';
  /** Nobody tells it of what it waits for: it asks again after `refresh`, script or not. */
  pollOnly?: boolean;
  children: ReactNode;
}

/** The whole HTML document. Styles and script are inlined; their hashes are in the policy (entry.server). */
export function Document({
  title,
  description,
  error,
  found,
  refresh,
  live,
  pollOnly = false,
  children,
}: DocumentProps) {
  const { brand, language } = usePage();
  const copy = useCopy(layoutMessages);
  const whole = `${title ? `${title} – ` : ''}${brand.longName}`;
  const again = refresh ? <meta httpEquiv="refresh" content={String(refresh)} /> : null;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{error ? `${copy.error}: ${whole}` : whole}</title>
        <meta name="description" content={description} />
        {found ? (
          <SeoMeta title={whole} description={description} origin={found.origin} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {live && again ? <noscript>{again}</noscript> : again}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconAddress(brand, 180)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: styles + brandStyle(brand) }} />
      </head>
      <body data-live={live} data-again={live && pollOnly ? refresh : undefined}>
        {children}
        {live && <script dangerouslySetInnerHTML={{ __html: liveScript }} />}
      </body>
    </html>
  );
}
