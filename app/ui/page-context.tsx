import { createContext, type ReactNode, useContext } from 'react';
import type { Brand } from '#app/brand/brand.ts';
import type { ByLanguage, Language } from '#app/copy/language.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { MeModel } from '#rpc/portal/me.ts';

/** The signed-in person, with the facts that the frame of a page needs. */
export interface Me extends Omit<MeModel, 'services'> {
  /** False when the carrier has no mobile account for this sign-in. */
  accountKnown: boolean;
}

/** Values for every part of a page; root provides them once. */
export interface PageContext {
  brand: Brand;
  path: string;
  /** The query with its question mark, without the language, which has links of its own. */
  query: string;
  /** Time at which the page was rendered, in milliseconds since 1970. */
  now: number;
  /** IANA time zone of the brand's customers, and their current day, YYYY-MM-DD (COPY-8). */
  timeZone: string;
  today: string;
  me?: Me;
  tokens: { page: string; logout: string };
  /** The sign-in is so recent that no action needs a new one (SIGNIN-28). */
  signedInRecently: boolean;
  /** The customer has just signed in again because of a form, which has changed nothing yet (SIGNIN-29). */
  signedInAgain: boolean;
  /** The gate refused the form that the page shows again (SAFETY-61). */
  isFormRefused?: boolean | undefined;
  lite: boolean;
  language: Language;
  requestId: string;
  nav: { services: boolean };
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Customers can show their account to the Care Team (CARE-1). */
  showsSupport?: boolean | undefined;
  /** The operator's notice for everybody, in the page's language (SAFETY-55). */
  notice?: string | undefined;
  /** The page gets no live events, and polls by itself. */
  quiet?: boolean | undefined;
  /** State of push notifications in this browser; absent if the brand or viewer has none (SETTINGS-10). */
  push?: 'offered' | 'chosen' | undefined;
  /** A part of the page is still being read (HTTP-25). */
  late?: boolean;
  /** The carrier does not answer, and the page shows stored data (SETTINGS-9). */
  away?: boolean;
}

const Facts = createContext<PageContext | undefined>(undefined);

export function PageContextProvider({ facts, children }: { facts: PageContext; children: ReactNode }) {
  return <Facts.Provider value={facts}>{children}</Facts.Provider>;
}

/**
 * Returns the context of the page.
 * @throws Error outside a `PageContextProvider`
 */
export function usePage(): PageContext {
  const facts = useContext(Facts);
  if (!facts) throw new Error('usePage() needs a PageContextProvider above it');
  return facts;
}

/** Returns the words in the page's language. */
export function useCopy<T>(copies: ByLanguage<T>): T {
  return copies[usePage().language];
}
