import type { ComponentType } from 'react';
import type { ByLanguage } from '#app/copy/language.ts';
import { aboutUsMessages } from '#app/screens/public/about-us/copy.ts';
import { AboutUsView } from '#app/screens/public/about-us/view.tsx';
import { assuranceCardMessages } from '#app/screens/public/assurance-card/copy.ts';
import { AssuranceCardView } from '#app/screens/public/assurance-card/view.tsx';
import { bestFitMessages } from '#app/screens/public/best-fit/copy.ts';
import { BestFitView } from '#app/screens/public/best-fit/view.tsx';
import { buyAPhoneMessages } from '#app/screens/public/buy-a-phone/copy.ts';
import { BuyAPhoneView } from '#app/screens/public/buy-a-phone/view.tsx';
import { contactUsMessages } from '#app/screens/public/contact-us/copy.ts';
import { ContactUsView } from '#app/screens/public/contact-us/view.tsx';
import { giveBackMessages } from '#app/screens/public/give-back/copy.ts';
import { GiveBackView } from '#app/screens/public/give-back/view.tsx';
import { helpMessages } from '#app/screens/support/help/copy.ts';
import { HelpView } from '#app/screens/support/help/view.tsx';
import { internationalServicesMessages } from '#app/screens/public/international-services/copy.ts';
import { InternationalServicesView } from '#app/screens/public/international-services/view.tsx';
import { sitemapMessages } from '#app/screens/public/sitemap/copy.ts';
import { SitemapView } from '#app/screens/public/sitemap/view.tsx';
import type { StaticPath } from './static-paths.ts';

interface StaticPage {
  copies: ByLanguage<{ title: string; description: string | ((brand: string) => string) }>;
  View: ComponentType;
}

/** The words and the view of every static page. */
export const staticPages: Readonly<Record<StaticPath, StaticPage>> = {
  'about-us': { copies: aboutUsMessages, View: AboutUsView },
  'assurance-card': { copies: assuranceCardMessages, View: AssuranceCardView },
  bestfit: { copies: bestFitMessages, View: BestFitView },
  buy_a_phone: { copies: buyAPhoneMessages, View: BuyAPhoneView },
  'contact-us': { copies: contactUsMessages, View: ContactUsView },
  giveback: { copies: giveBackMessages, View: GiveBackView },
  help: { copies: helpMessages, View: HelpView },
  international_services: { copies: internationalServicesMessages, View: InternationalServicesView },
  sitemap: { copies: sitemapMessages, View: SitemapView },
};
