import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { AccountPort, Viewer } from './portal-account.ts';
import type { CarePort } from './domain/care-code.ts';
import { type Day, dayIn } from './domain/day.ts';
import type { PushHere } from './notification/notification.ts';
import type { ReferralTracking } from './operation/invite.ts';

/** Where this portal is, and whom it sends people to. */
export interface SiteConfig {
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** Origins of the payment system's hosted pages: people are sent to no others. */
  hostedPages: readonly string[];
  /** Where its customers are, by the zone's IANA name (COPY-8). */
  timeZone: string;
  /** The brand's carrier is told that an order is tracked again and again (ORDER-12). */
  pollsOrders: boolean;
  /** The brand's carrier is told the days of the billing cycle when it is asked for the data used (HOME-12). */
  sendsUsageDays?: boolean;
  /** What a device check names as its source (HTTP-9). */
  deviceCheckSource: string;
  /** What the referral tracker knows the portal by; without it, the tracker is told nothing. */
  referralTracking?: ReferralTracking | undefined;
}

export interface PortalContext {
  viewer: Viewer;
  site: SiteConfig;
  /** Marketing systems may be told of what this person does (SHELL-24); not unless it says so. */
  consents?: boolean;
  /** When the person last proved who they are, as far as that is known; milliseconds since 1970 (SIGNIN-28). */
  signedInAt?: number | undefined;
  account: AccountPort;
  /** How browsers can be told; absent where the operator has no push key (SETTINGS-10). */
  push?: PushHere | undefined;
  care?: CarePort | undefined;
  /** Kinds of operations that the operator closed for everybody (SAFETY-55). */
  disabledKinds?: readonly string[] | undefined;
  /** The endpoints that the carrier has; all of them when left out (TIER-1). */
  capabilities?: Capabilities | undefined;
  /** Notes an event for the data layer, which is told after the response if at all (SHELL-23). */
  recordEvent?: (event: DataLayerEvent) => void;
  /** Notes that something of the page is still being read: it is loaded again by itself (HTTP-25). */
  markReadsPending?: (() => void) | undefined;
  /** Notes that the carrier does not answer: the page says so, and is made of what the account knows (SETTINGS-9). */
  markCarrierDown?: () => void;
  now: () => number;
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}

/** The customer's day now: what "today" is on every page and in every rule (COPY-8). */
export function today({ now, site }: Pick<PortalContext, 'now' | 'site'>): Day {
  return dayIn(now(), site.timeZone);
}
