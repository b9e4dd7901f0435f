import { FeedbackThanksView } from '../public/feedback-thanks/view.tsx';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { addLinePages } from './add-line-pages.tsx';
import { billPages } from './bill-pages.tsx';
import { activationPages } from './activation-pages.tsx';
import { carePages } from './care-pages.tsx';
import { cardPages } from './card-pages.tsx';
import { invitePages } from './invite-pages.tsx';
import { lostPhonePages } from './lost-phone-pages.tsx';
import { linePages } from './line-pages.tsx';
import type { NamedPage } from './named-page.ts';
import { orderPages } from './order-pages.tsx';
import { routerPages } from './router-pages.tsx';
import { settingsPages } from './settings-pages.tsx';
import { servicePages } from './service-pages.tsx';
import { statusPages } from './status-pages.tsx';
import { trackOrderPages } from './track-order-pages.tsx';
import { visitorPages } from './visitor-pages.tsx';
import { BestFitPage, CoverageMapPage, FeedbackPage, StaticPage } from '../public/testing/text-pages.tsx';

/** Pages whose whole text is the portal's own, the same for everybody. */
export const publicPages: NamedPage[] = [
  ['pre-login', <PreLoginView />],
  ['lost phone', <StaticPage path="lost-phone" />],
  ['accessibility', <StaticPage path="accessibility" />],
  ['leaving', <StaticPage path="leaving" />],
  ['help', <StaticPage path="help" />],
  ['about us', <StaticPage path="about-us" />],
  ['assurance card', <StaticPage path="assurance-card" />],
  ['best fit', <BestFitPage />],
  ['buy a phone', <StaticPage path="buy_a_phone" />],
  ['contact us', <StaticPage path="contact-us" />],
  ['coverage map', <CoverageMapPage />],
  ['coverage map, loaded', <CoverageMapPage live />],
  ['feedback', <FeedbackPage />],
  ['feedback, thanks', <FeedbackThanksView />],
  ['give back', <StaticPage path="giveback" />],
  ['international services', <StaticPage path="international_services" />],
  ['sitemap', <StaticPage path="sitemap" />],
  [
    'feedback, wrong',
    <FeedbackPage again={{ error: { score: ['123'], email: ['456'] }, initialValue: { email: 'nobody' } }} />,
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
  ...lostPhonePages,
  ...carePages,
  ...routerPages,
  ...servicePages,
  ...visitorPages,
];
