import type { Brand, Company } from '#app/brand/brand.ts';
import { companyOf } from '#app/brand/companies.ts';
import type { ByLanguage, Language } from '#app/copy/language.ts';
import type { PageHead, PageText, TextPath } from '#app/copy/page-text.ts';
import { privacyMessages } from '#app/screens/legal/privacy/copy.ts';
import { termsMessages } from '#app/screens/legal/terms/copy.ts';
import { aboutUsMessages } from './about-us/copy.ts';
import { assuranceCardMessages } from './assurance-card/copy.ts';
import { bestFitMessages } from './best-fit/copy.ts';
import { buyAPhoneMessages } from './buy-a-phone/copy.ts';
import { contactUsMessages } from './contact-us/copy.ts';
import { coverageMapMessages } from './coverage-map/copy.ts';
import { feedbackMessages } from './feedback/copy.ts';
import { giveBackMessages } from './give-back/copy.ts';
import { internationalServicesMessages } from './international-services/copy.ts';
import { sitemapMessages } from './sitemap/copy.ts';
import { accessibilityMessages } from '#app/screens/support/accessibility/copy.ts';
import { leavingMessages } from '#app/screens/support/leaving/copy.ts';
import { lostPhoneMessages } from '#app/screens/support/lost-phone/copy.ts';
import { helpMessages } from '#app/screens/support/help/copy.ts';

// Messages for the build and for tests. The Worker reads files made of them, and imports only types (ADR-009).

const messages = {
  'about-us': aboutUsMessages,
  accessibility: accessibilityMessages,
  'assurance-card': assuranceCardMessages,
  bestfit: bestFitMessages,
  buy_a_phone: buyAPhoneMessages,
  'contact-us': contactUsMessages,
  giveback: giveBackMessages,
  help: helpMessages,
  international_services: internationalServicesMessages,
  leaving: leavingMessages,
  'lost-phone': lostPhoneMessages,
  sitemap: sitemapMessages,
  terms: termsMessages,
  privacy: privacyMessages,
  'coverage-map': coverageMapMessages,
  feedback: feedbackMessages,
} satisfies Record<TextPath, ByLanguage<PageText<PageHead>>>;

/** Messages of every page text, by path. */
export type PageTexts = { [Path in TextPath]: ReturnType<(typeof messages)[Path]['en']> };

/** Returns a page text in a language with the values of a brand. */
export function pageText<Path extends TextPath>(
  path: Path,
  language: Language,
  brand: Brand,
  company: Company = companyOf(brand),
): PageTexts[Path] {
  const texts: { [Path in TextPath]: ByLanguage<PageText<PageTexts[Path]>> } = messages;
  return texts[path][language]({ ...brand, company });
}
