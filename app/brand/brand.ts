import type { ByLanguage } from '#app/copy/language.ts';
import type { NetworkFacts } from '#rpc/domain/broadband-label.ts';

/** A color of the interface: in light pages, and in dark ones. */
export type Color = readonly [light: string, dark: string];

/** The colors that make a brand; all others follow from its hue (`scripts/palette.ts`). */
export interface BrandColors {
  /** Hue of greys, surfaces and soft fills, in degrees of OKLCH. */
  hue: number;
  /** Color of links and filled buttons. */
  brand: Color;
  /** Color of text on filled buttons. */
  brandInk: Color;
  /** Color of the one dark surface of a page. */
  panel: Color;
}

/** The look of a brand besides its colors (SHELL-46). */
export interface Look {
  /** Shape of the corners of cards, fields, buttons, bars and the logo. */
  shape: 'round' | 'soft' | 'square';
  /** Face of headings, large numbers and the brand's name; all other text has the system's own. */
  heading: 'sans' | 'serif';
  /** Hue and chroma of page and lines in light pages; those of the brand's hue without it. */
  paper?: readonly [hue: number, chroma: number] | undefined;
  /** White lines on the dark surface of a page, at its bottom right. */
  motif: { box: string; width: number; path: string };
}

/** A drawing: lines in the color of text on its ground, unless a shape has its own. */
export interface Drawing {
  viewBox: string;
  /** The shapes within the `<svg>`, as checked by the build (SHELL-43). */
  shapes: string;
}

/** Content of a folder of `app/brand/`: `brand.json`, `logo.svg` and `scene.svg`. */
export interface Brand {
  /** Stable name of the brand in storage, logs and tests: its folder's, in capitals. */
  key: string;
  /** Host names that belong to this brand, without port; `*` for all that no other brand claims. */
  hosts: readonly string[];
  longName: string;
  shortName: string;
  supportNumber: string;
  /** Number of the Care Team, where the specification names it apart from support. */
  careNumber: string;
  /** Number that answers text messages, where the brand has one. */
  textNumber?: string;
  /** Number of the office, which only Contact Us shows (PUBLIC-5, PUBLIC-6). */
  officeNumber: string;
  /** Opening hours of the support number, the chat and the office number, as a part of a sentence. */
  hours: Readonly<Record<'support' | 'chat' | 'office', ByLanguage<string>>>;
  /** IANA time zone of its customers, for the days and times of day on pages (COPY-8). */
  timeZone: string;
  /** Statuses of a line whose owner sees the full navigation (SHELL-4, SHELL-5). */
  fullNavigation: readonly number[];
  /** Repeated reads of an order's tracking carry a flag (ORDER-12). */
  pollsOrders: boolean;
  /** Reads of the data used send the days of the billing cycle to its carrier (HOME-12). */
  sendsUsageDays: boolean;
  /** Source that a device check names; the carrier's marker follows it (HTTP-9). */
  deviceCheckSource: string;
  /** A failed lookup of the customer, for whatever reason, redirects to sign-in with an error (SIGNIN-26). */
  failedLookupIsSignIn: boolean;
  /** The brand has the page `/secondarylogin` (SIGNIN-27). */
  hasSecondarySignIn: boolean;
  colors: BrandColors;
  look: Look;
  /** The logo beside the name. */
  logo: Drawing;
  /** The picture of the page before sign-in, on the panel's color. */
  scene: Drawing;
  /** Heading of the page before sign-in. */
  claim: ByLanguage<string>;
  /** Titles and descriptions in place of the portal's own, by path such as `/about-us` (SHELL-17). */
  pages?: Readonly<Record<string, ByLanguage<{ title?: string; description?: string }>>>;
  /** Ways to restore service that is suspended for an unpaid bill (BILL-22). */
  restoration: {
    /** Delay after a payment, before "of paying" (in Spanish "de pagar"). */
    afterPayment: ByLanguage<string>;
    /** A payment arrangement also restores service. */
    byArrangement: boolean;
  };
  /** The hosted payment page shows the amount before anything is charged: no page of ours explains it (BILL-30). */
  paymentShowsAmount: boolean;
  /** Codes of the countries abroad that its customers can choose in one press (SERVICE-21). */
  nearby?: readonly string[] | undefined;
  copyrightHolder: string;
  /** Facts about the network for the plans' broadband labels. */
  network: NetworkFacts;
  external: {
    shop: string;
    blog: string;
    accountSite: string;
    helpCenter: string;
    chat: string;
    welcomeCenter: string;
    policies: string;
    /** Address of the map inside `/coverage-map` (PUBLIC-17). */
    coverageMap: string;
    /** Target of "Learn More" on the page before sign-in. */
    learnMore: string;
    appStore: string;
    playStore: string;
    socials: readonly { name: string; address: string }[];
  };
}

/**
 * The company behind a brand: its people and contacts on the public pages (PUBLIC-3, PUBLIC-5). Page texts contain it,
 * and the Worker does not (ADR-009).
 */
export interface Company {
  mail: { support: string; partnership: string; media: string };
  /** The postal address, one entry for each line of the envelope. */
  postalAddress: readonly string[];
  press: readonly { outlet: string; headline: ByLanguage<string>; address: string }[];
  chiefExecutive: string;
  team: readonly { name: string; role: ByLanguage<string> }[];
  quotes: readonly { name: string; words: ByLanguage<string> }[];
}

/** Returns the brand with another coverage map, if one is given. */
export function withCoverageMap(brand: Brand, coverageMap: string | undefined): Brand {
  return coverageMap ? { ...brand, external: { ...brand.external, coverageMap } } : brand;
}
