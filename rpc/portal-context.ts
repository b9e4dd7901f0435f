import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { AccountPort, Viewer } from './portal-account.ts';
import type { CarePort } from './domain/care-code.ts';
import { type Day, dayIn } from './domain/day.ts';
import type { PushHere } from './notification/notification.ts';
import type { ReferralTracking } from './operation/invite.ts';

/** The portal's address, and the other sites that it links to. */
export interface SiteConfig {
  /** Scheme and host of the portal as the visitor sees them. */
  origin: string;
  /** Origins of the payment system's hosted pages: people are sent to no others. */
  hostedPages: readonly string[];
  /** IANA name of the customers' time zone (COPY-8). */
  timeZone: string;
  /** True when the brand's carrier wants a flag on repeated reads of an order (ORDER-12). */
  pollsOrders: boolean;
  /** True when the brand's carrier wants the days of the billing cycle with a read of usage (HOME-12). */
  sendsUsageDays?: boolean;
  /** Name of this portal that a device check sends as its source (HTTP-9). */
  deviceCheckSource: string;
  /** The portal's id at the referral tracker; without it, nothing is sent to the tracker. */
  referralTracking?: ReferralTracking | undefined;
}

export interface PortalContext {
  viewer: Viewer;
  site: SiteConfig;
  /** Events of this person may be sent to marketing systems (SHELL-24); only when true. */
  consents?: boolean;
  /** Time of the last authentication, if known; milliseconds since 1970 (SIGNIN-28). */
  signedInAt?: number | undefined;
  account: AccountPort;
  /** Push settings for browsers; absent when the operator has no push key (SETTINGS-10). */
  push?: PushHere | undefined;
  care?: CarePort | undefined;
  /** Kinds of operations that the operator disabled for everybody (SAFETY-55). */
  disabledKinds?: readonly string[] | undefined;
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Records an event for the data layer, which is sent after the response (SHELL-23). */
  recordEvent?: (event: DataLayerEvent) => void;
  /** Records that a read of the page goes on: the page is loaded again by itself (HTTP-25). */
  markReadsPending?: (() => void) | undefined;
  /** The form comes from a page that had kept it, so rate limits have counted it before (HTTP-31). */
  isFormKept?: boolean | undefined;
  /** Records that the carrier does not reply. The page then shows a notice and the cached lines (SETTINGS-9). */
  markCarrierDown?: () => void;
  now: () => number;
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}

/** Returns the customer's present day, which is "today" on every page and in every rule (COPY-8). */
export function today({ now, site }: Pick<PortalContext, 'now' | 'site'>): Day {
  return dayIn(now(), site.timeZone);
}
