import type { ReactNode } from 'react';
import { liveScript, styles } from 'virtual:page-assets';
import { brandStyle } from '#app/brand/brand.ts';
import { frameCopies } from '#app/copy/frame.ts';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

interface DocumentProps {
  title: string;
  /** The form came back with errors: the title says so first. */
  error: boolean;
  /** Signed-in pages stay out of search engines (portal-1 §2). */
  index: boolean;
  /** Seconds until a page without script looks again (decision 9). */
  refresh?: number;
  /** The page listens for news, as this audience. */
  live?: 'home' | 'journey';
  children: ReactNode;
}

/** The whole HTML document. Styles and script are inlined; their hashes are in the policy (entry.server). */
export function Document({ title, error, index, refresh, live, children }: DocumentProps) {
  const { brand, language } = usePage();
  const copy = useCopy(frameCopies);
  const again = refresh ? <meta httpEquiv="refresh" content={String(refresh)} /> : null;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${error ? `${copy.error}: ` : ''}${title ? `${title} – ` : ''}${brand.longName}`}</title>
        {!index && <meta name="robots" content="noindex" />}
        {live && again ? <noscript>{again}</noscript> : again}
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: styles + brandStyle(brand) }} />
      </head>
      <body data-live={live}>
        {children}
        {live && <script dangerouslySetInnerHTML={{ __html: liveScript }} />}
      </body>
    </html>
  );
}
