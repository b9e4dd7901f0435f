/** Pages of which the layout is checked in every engine. */
export const visitorPages = [
  '/mobile-login',
  '/cell-phone-plans',
  '/bestfit',
  '/imei-compatibility-check',
  '/help',
  '/lost-phone',
];
export const customerPages = [
  '/home',
  '/account',
  '/bills',
  '/services/international-roaming',
  '/activity',
  '/settings',
  '/settings/notifications',
  '/show-support',
  '/lost-phone/steps',
  '/track-order',
  '/add-line/plan',
];
