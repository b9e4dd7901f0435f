import { AboutUsView } from '../public/about-us/view.tsx';
import { AssuranceCardView } from '../public/assurance-card/view.tsx';
import { BestFitView } from '../public/best-fit/view.tsx';
import { CoverageMapView } from '../public/coverage-map/view.tsx';
import { BuyAPhoneView } from '../public/buy-a-phone/view.tsx';
import { ContactUsView } from '../public/contact-us/view.tsx';
import { FeedbackView } from '../public/feedback/view.tsx';
import { FeedbackThanksView } from '../public/feedback-thanks/view.tsx';
import { GiveBackView } from '../public/give-back/view.tsx';
import { InternationalServicesView } from '../public/international-services/view.tsx';
import { SitemapView } from '../public/sitemap/view.tsx';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { HelpView } from '../support/help/view.tsx';
import { addLinePages } from './add-line-pages.tsx';
import { billPages } from './bill-pages.tsx';
import { activationPages } from './activation-pages.tsx';
import { cardPages } from './card-pages.tsx';
import { invitePages } from './invite-pages.tsx';
import { linePages } from './line-pages.tsx';
import type { NamedPage } from './named-page.ts';
import { orderPages } from './order-pages.tsx';
import { routerPages } from './router-pages.tsx';
import { settingsPages } from './settings-pages.tsx';
import { servicePages } from './service-pages.tsx';
import { statusPages } from './status-pages.tsx';
import { trackOrderPages } from './track-order-pages.tsx';
import { visitorPages } from './visitor-pages.tsx';

/** Pages whose whole text is the portal's own, the same for everybody. */
export const publicPages: NamedPage[] = [
  ['pre-login', <PreLoginView />],
  ['help', <HelpView />],
  ['about us', <AboutUsView />],
  ['assurance card', <AssuranceCardView />],
  ['best fit', <BestFitView />],
  ['buy a phone', <BuyAPhoneView />],
  ['contact us', <ContactUsView />],
  ['coverage map', <CoverageMapView />],
  ['coverage map, loaded', <CoverageMapView live />],
  ['feedback', <FeedbackView />],
  ['feedback, thanks', <FeedbackThanksView />],
  ['give back', <GiveBackView />],
  ['international services', <InternationalServicesView />],
  ['sitemap', <SitemapView />],
  [
    'feedback, wrong',
    <FeedbackView again={{ error: { score: ['123'], email: ['456'] }, initialValue: { email: 'nobody' } }} />,
  ],
];

/** Every page that there is, in each of its states. */
export const pages: NamedPage[] = [
  ...publicPages,
  ...linePages,
  ...statusPages,
  ...orderPages,
  ...addLinePages,
  ...billPages,
  ...activationPages,
  ...cardPages,
  ...trackOrderPages,
  ...invitePages,
  ...settingsPages,
  ...routerPages,
  ...servicePages,
  ...visitorPages,
];
