import { assistPath, bannersPath, livePath, notifyPath, printStyles, scanPath, styles } from 'virtual:page-assets';
import type { Brand } from './brand/brand.ts';
import { brandStyle } from './brand/brand-style.ts';
import type { Handle } from './handle.ts';
import { rareStylesIn } from './ui/rare-styles.ts';

interface PolicyFacts {
  brand: Brand;
  /** Scheme and host of the request as the visitor sees them. */
  origin: string;
  /** Origins that a form may end at after redirects: browsers check them against the page's policy. */
  formTargets: readonly string[];
}

/**
 * A page's content security policy: its styles, its scripts if it has some, and a frame where the page of a route
 * with one shows it (SAFETY-12).
 */
export async function policyOf(html: string, facts: PolicyFacts, handle?: Handle): Promise<string> {
  const { brand, origin, formTargets } = facts;
  const scripts = scriptsIn(html);
  // Allows only styles of the build, whatever the page contains.
  const lastStyles = rareStylesIn(html).join('') + printStyles;
  const inlined = [
    await hashOf(`styles of ${brand.key}`, () => styles + brandStyle(brand)),
    await hashOf(lastStyles, () => lastStyles),
  ];
  return [
    "default-src 'none'",
    `style-src ${inlined.join(' ')}`,
    `script-src ${scripts.map((path) => origin + path).join(' ') || "'none'"}`,
    // Chromium 70 and Safari before 15.4 do not count sockets of the page's own origin as 'self'.
    // Others fetch the compression dictionary only (SHELL-48).
    scripts.some((path) => path !== bannersPath)
      ? `connect-src 'self' ${origin.replace(/^http/, 'ws')}`
      : `connect-src ${origin}/script/`,
    // Only the notifications script may register a service worker (SETTINGS-11).
    ...(scripts.includes(notifyPath) ? ["worker-src 'self'"] : []),
    "img-src 'self' data:",
    "manifest-src 'self'",
    ...(handle?.frame && html.includes('<iframe ') ? [`frame-src ${new URL(handle.frame(brand)).origin}`] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The paths of the page's scripts. A page shows what people typed, but never with `<`. */
function scriptsIn(html: string): string[] {
  return [bannersPath, livePath, assistPath, scanPath, notifyPath].filter((path) =>
    html.includes(`<script src="${path}"`),
  );
}

const hashes = new Map<string, string>();

/** Returns the hash of a text. A name always has the same text, so each is hashed once. */
async function hashOf(name: string, text: () => string): Promise<string> {
  const cachedHash = hashes.get(name);
  if (cachedHash) return cachedHash;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text())));
  const hash = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  hashes.set(name, hash);
  return hash;
}
