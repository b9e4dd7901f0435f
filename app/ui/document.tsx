import type { ReactNode } from 'react';
import { assistPath, bannersPath, livePath, notifyPath, printStyles, scanPath, styles } from 'virtual:page-assets';
import { brandStyle } from '#app/brand/brand-style.ts';
import { iconAddress } from '#app/brand/app-icon.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import type { Handle } from '#app/handle.ts';
import { languages } from '#app/copy/language.ts';
import { useCopy, usePage } from './page-context.tsx';

interface DocumentProps {
  title: string;
  /** The form came back with errors: the title begins with that. */
  error: boolean;
  description: string;
  /** Search engines and shared links may show the page; all but public pages stay out of them (SHELL-16). */
  found?: { origin: string };
  /** Seconds until a page without script is loaded again (POLL-10). */
  refresh?: number;
  /** Content of the tag that loads a page again which waits for the carrier (HTTP-25, HTTP-31). */
  reload?: string | undefined;
  /** Script that the page's route may run. A live page listens only while something is in progress on it (SHELL-25). */
  script?: Handle['script'];
  /** The page gets no live events: it loads again after `refresh`, with script too. */
  pollOnly?: boolean;
  children: ReactNode;
}

/**
 * A read at the moment of a change may show the state before it, and the clocks of two machines differ. Milliseconds.
 */
const earlierMs = 1_000;

/** The whole HTML document. Styles are inlined, with their hashes in the policy; scripts are files (ADR-004). */
export function Document({
  title,
  description,
  error,
  found,
  refresh,
  reload,
  script,
  pollOnly = false,
  children,
}: DocumentProps) {
  const { brand, language, now } = usePage();
  const copy = useCopy(layoutMessages);
  const whole = `${title ? `${title} – ` : ''}${brand.longName}`;
  const live = typeof script === 'object' && refresh ? script.live : undefined;
  const refreshContent = reload ?? (refresh ? String(refresh) : undefined);
  const refreshTag = refreshContent ? <meta httpEquiv="refresh" content={refreshContent} /> : null;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <title>{error ? `${copy.error}: ${whole}` : whole}</title>
        <meta name="description" content={description} />
        {found ? (
          <SeoMeta title={whole} description={description} origin={found.origin} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {live && refreshTag ? <noscript>{refreshTag}</noscript> : refreshTag}
        <link rel="icon" href="/icon.svg" />
        <link rel="apple-touch-icon" href={iconAddress(brand, 180)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: styles + brandStyle(brand) }} />
        <style dangerouslySetInnerHTML={{ __html: printStyles }} />
      </head>
      <body {...(live && listening({ live, refresh, pollOnly, now }))}>
        {children}
        {live ? <script src={livePath} defer /> : script && <IdleScripts script={script} />}
      </body>
    </html>
  );
}

/** Scripts of a page with no operation in progress. `idle-script.ts` removes those that the page does not need. */
function IdleScripts({ script }: { script: Handle['script'] }) {
  return (
    <>
      <script src={bannersPath} defer />
      {script === 'assist' && <script src={assistPath} defer />}
      {script === 'assist' && <script src={scanPath} defer />}
      {script === 'notify' && <script src={notifyPath} defer />}
    </>
  );
}

interface Listening {
  live: string;
  refresh?: number;
  pollOnly: boolean;
  now: number;
}

/** Returns the data attributes for the script that updates the page. */
function listening({ live, refresh, pollOnly, now }: Listening): Record<`data-${string}`, string | number | undefined> {
  return pollOnly ? { 'data-again': refresh } : { 'data-live': live, 'data-since': now - earlierMs };
}

/**
 * Metadata of a public page, for search engines and shared links: each language has an address, and the plain address
 * follows the browser.
 */
function SeoMeta({ title, description, origin }: { title: string; description: string; origin: string }) {
  const { brand, language, path } = usePage();
  const plain = origin + path;
  const canonical = `${plain}?lang=${language}`;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${plain}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.longName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + iconAddress(brand, 512)} />
    </>
  );
}
