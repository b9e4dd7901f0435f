import type { Brand } from '#app/brand/brand.ts';
import type { ByLanguage, Language } from '#app/copy/language.ts';
import type { PageHead, PageText, StaticPath } from '#app/copy/page-text.ts';
import { privacyMessages } from '#app/screens/legal/privacy/copy.ts';
import { termsMessages } from '#app/screens/legal/terms/copy.ts';
import { aboutUsMessages } from '#app/screens/public/about-us/copy.ts';
import { assuranceCardMessages } from '#app/screens/public/assurance-card/copy.ts';
import { bestFitMessages } from '#app/screens/public/best-fit/copy.ts';
import { buyAPhoneMessages } from '#app/screens/public/buy-a-phone/copy.ts';
import { contactUsMessages } from '#app/screens/public/contact-us/copy.ts';
import { giveBackMessages } from '#app/screens/public/give-back/copy.ts';
import { internationalServicesMessages } from '#app/screens/public/international-services/copy.ts';
import { sitemapMessages } from '#app/screens/public/sitemap/copy.ts';
import { helpMessages } from '#app/screens/support/help/copy.ts';

// For the build and for tests: the Worker reads the files made of these, and imports types alone (ADR-021).

const messages = {
  'about-us': aboutUsMessages,
  'assurance-card': assuranceCardMessages,
  bestfit: bestFitMessages,
  buy_a_phone: buyAPhoneMessages,
  'contact-us': contactUsMessages,
  giveback: giveBackMessages,
  help: helpMessages,
  international_services: internationalServicesMessages,
  sitemap: sitemapMessages,
  terms: termsMessages,
  privacy: privacyMessages,
} satisfies Record<StaticPath, ByLanguage<PageText<PageHead>>>;

/** What the text of each static page has. */
export type PageTexts = { [Path in StaticPath]: ReturnType<(typeof messages)[Path]['en']> };

/** The text of a static page in a language, as it holds for a brand. */
export function pageText<Path extends StaticPath>(path: Path, language: Language, brand: Brand): PageTexts[Path] {
  const texts: { [Path in StaticPath]: ByLanguage<PageText<PageTexts[Path]>> } = messages;
  return texts[path][language](brand);
}
