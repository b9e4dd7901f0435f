import type {} from '@remix-run/cloudflare';
import type { Brand } from '#app/brand/brand.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { PublicCaller } from '#rpc/public-router.ts';
import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import type { Language } from '#app/copy/language.ts';
import type { TextPath } from '#app/copy/page-text.ts';
import type { PageTexts } from '#app/screens/public/page-texts.ts';
import type { Me } from '#app/ui/page-context.tsx';

/** The Worker's context for loaders and actions; the only way from a screen to anything behind it. */
export interface PortalLoadContext {
  requestId: string;
  /** Origins that a form may end at after redirects: browsers check them against the page's policy. */
  formTargets: readonly string[];
  brand: Brand;
  now: number;
  /** The time zone of the brand's customers, by its IANA name; and their day, YYYY-MM-DD (COPY-8). */
  timeZone: string;
  today: string;
  /** The person's sign-in is recent enough for every action (SIGNIN-28). */
  signedInRecently: boolean;
  /** The person is back from signing in again, which a form had led to that was not sent on (SIGNIN-29). */
  signedInAgain: boolean;
  /** Lite mode: no page has script. */
  lite: boolean;
  language: Language;
  /** Scheme and host of the request as the visitor sees them; each brand has its own. */
  origin: string;
  /** The operator's notice to all, in the page's language (SAFETY-55). */
  notice?: string | undefined;
  /** Pages open no socket for live events, and poll instead. */
  quiet?: boolean;
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Path of the request. */
  path: string;
  /** Query with its question mark and without the language; empty when there is none. */
  query: string;
  /** Notifications are offered to this browser, or turned on in it; absent when not available (SETTINGS-10). */
  push?: 'offered' | 'chosen' | undefined;
  /** Returns the cookie of a browser with notifications; without a mark, the cookie that removes it (SETTINGS-15). */
  deviceCookie(mark?: { group: string; device: string }): Promise<string>;
  tokens: { page: string; logout: string };
  signedIn: boolean;
  /** Email address of the signed-in person. */
  signedInAs?: string | undefined;
  /** The request had no session cookie, not even an old one, so the page may be cached for other visitors. */
  anonymous: boolean;
  /** Maintenance that the operator announced, with its duration in minutes (SAFETY-56). */
  maintenance?: { minutes: number } | undefined;
  /** The gate refused the request with this status, which the page shows. */
  refusal?: number;
  /** The gate refused the form: its page comes back with what was typed, and nothing may be written (SAFETY-61). */
  isFormRefused?: boolean;
  /** Returns the shell's facts of the person; `me` is undefined when signed out. Never throws. */
  me(): Promise<{ me?: Me; services: boolean }>;
  /**
   * Runs an intent for the signed-in person.
   * @param formPath the path of the filled-in form, for somebody who has to sign in again (SIGNIN-29); the page's own
   * path when left out
   * @throws Response: to sign-in when nobody is, 404, 403, 422 for a form that was used before, the sorry page's 503
   */
  run<T>(intent: (portal: PortalContext) => Promise<T>, formPath?: string): Promise<T>;
  /**
   * Runs an intent that everybody has, signed in or not.
   * @throws Response: the sorry page's 503
   */
  runPublicIntent<T>(run: (portal: PublicCaller) => Promise<T>): Promise<T>;
  /**
   * The words of a page that has a page text, for the page's brand and language.
   * @throws Response: the sorry page's 503
   */
  pageText<Path extends TextPath>(path: Path): Promise<PageTexts[Path]>;
  /** A part of the page is still being read (HTTP-25). Set once the loaders are done. */
  readonly late?: boolean;
  /** The carrier does not answer, and the page shows stored data (SETTINGS-9). Set once the loaders are done. */
  readonly away?: boolean;
  /** The actions of a care agent; on their page alone. */
  care?: CareDeskPort | undefined;
  /** Customers can show their account to the Care Team (CARE-1). */
  showsSupport?: boolean;
  /** Set by a refused form, read by the page's title. */
  formError?: boolean;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends PortalLoadContext {}
  /** Loader data keep their types: they are rendered where they were made. */
  interface Future {
    v3_singleFetch: true;
  }
}
