import type { ComponentType } from 'react';
import type { StaticPath } from '#app/copy/page-text.ts';
import { AboutUsView } from '#app/screens/public/about-us/view.tsx';
import { AssuranceCardView } from '#app/screens/public/assurance-card/view.tsx';
import { BuyAPhoneView } from '#app/screens/public/buy-a-phone/view.tsx';
import { ContactUsView } from '#app/screens/public/contact-us/view.tsx';
import { GiveBackView } from '#app/screens/public/give-back/view.tsx';
import { InternationalServicesView } from '#app/screens/public/international-services/view.tsx';
import { SitemapView } from '#app/screens/public/sitemap/view.tsx';
import { HelpView } from '#app/screens/support/help/view.tsx';
import { AccessibilityView } from '#app/screens/support/accessibility/view.tsx';
import { LeavingView } from '#app/screens/support/leaving/view.tsx';
import { LostPhoneView } from '#app/screens/support/lost-phone/view.tsx';
import { LegalDocument } from '#app/ui/legal-document.tsx';
import type { PageTexts } from '../page-texts.ts';

const views: { readonly [Path in StaticPath]: ComponentType<{ copy: PageTexts[Path] }> } = {
  'about-us': AboutUsView,
  accessibility: AccessibilityView,
  'assurance-card': AssuranceCardView,
  buy_a_phone: BuyAPhoneView,
  'contact-us': ContactUsView,
  giveback: GiveBackView,
  help: HelpView,
  international_services: InternationalServicesView,
  leaving: LeavingView,
  'lost-phone': LostPhoneView,
  sitemap: SitemapView,
  terms: LegalDocument,
  privacy: LegalDocument,
};

/** A static page with its text. */
export function StaticView<Path extends StaticPath>({ path, text }: { path: Path; text: PageTexts[Path] }) {
  const View: ComponentType<{ copy: PageTexts[Path] }> = views[path];
  return <View copy={text} />;
}
