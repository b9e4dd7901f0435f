import { liveScript, styles } from 'virtual:page-assets';
import { type Brand, brandStyle } from './brand/brand.ts';
import type { Handle } from './handle.ts';

interface PolicyFacts {
  brand: Brand;
  /** Origins that a form may end at after redirects: browsers check them against the page's policy. */
  formTargets: readonly string[];
}

/**
 * A page's content security policy: nothing but its stylesheet, on live pages its one script, and a frame where the
 * route has one.
 */
export async function policyOf(html: string, { brand, formTargets }: PolicyFacts, handle?: Handle): Promise<string> {
  const live = liveScript !== '' && html.includes(`<script>${liveScript}</script>`);
  return [
    "default-src 'none'",
    `style-src ${await hashOf(`styles of ${brand.key}`, () => styles + brandStyle(brand))}`,
    `script-src ${live ? await hashOf('live', () => liveScript) : "'none'"}`,
    ...(live ? ["connect-src 'self'"] : []),
    "img-src 'self' data:",
    "manifest-src 'self'",
    ...(handle?.frame ? [`frame-src ${new URL(handle.frame(brand)).origin}`] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashes = new Map<string, string>();

/** The hash of a text that is always the same under its name, so that the text itself is looked at once. */
async function hashOf(name: string, text: () => string): Promise<string> {
  const known = hashes.get(name);
  if (known) return known;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text())));
  const hash = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  hashes.set(name, hash);
  return hash;
}
