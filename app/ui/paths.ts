import type { Language } from '#app/copy/language.ts';

/** The addresses of the portal's own pages. A reference is opaque, so it is encoded. */
export const paths = {
  home: '/home',
  account: '/account',
  services: '/services',
  support: '/help',
  settings: '/settings',
  /** The account, saying at its top what came of an operation. */
  accountAfter: (operationId: string) => `/account?after=${encodeURIComponent(operationId)}`,
  dataService: (ref: string) => `/account/${encodeURIComponent(ref)}/data`,
  usage: (ref: string, cycle?: string) =>
    `/account?${new URLSearchParams({ usage: ref, ...(cycle ? { cycle } : {}) })}`,
  /** All that was bought, with what else is open on the account. */
  purchases: (open?: { ref: string; cycle: string }) =>
    `/account?${new URLSearchParams({ ...(open ? { usage: open.ref, cycle: open.cycle } : {}), purchases: 'all' })}`,
  usageFile: (ref: string, cycle: string) => `/account/${encodeURIComponent(ref)}/usage/${cycle}.csv`,
  lineName: (ref: string) => `/edit-name/${encodeURIComponent(ref)}`,
  lineNamed: (ref: string, operationId: string) =>
    `/edit-name/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}`,
  activity: '/activity',
  activityEntry: (operationId: string) => `/activity/${encodeURIComponent(operationId)}`,
  /** With what came of locking the account, when it was locked from there. */
  notMe: (operationId: string, lockId?: string) =>
    `/activity/${encodeURIComponent(operationId)}/not-me` +
    (lockId === undefined ? '' : `?after=${encodeURIComponent(lockId)}`),
  bills: '/bills',
  billsAfter: (operationId: string) => `/bills?after=${encodeURIComponent(operationId)}`,
  bill: (ref: string) => `/bills/${encodeURIComponent(ref)}`,
  payBill: '/bills/pay',
  promiseToPay: '/bills/promise',
  autoTopUp: '/bills/auto-top-up',
  monthInAdvance: (ref: string) => `/bills/month-in-advance/${encodeURIComponent(ref)}`,
  profile: '/profile',
  login: '/login',
  logout: '/logout',
  noAccount: '/user',
  preLogin: '/mobile-login',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  bestFit: '/bestfit',
  giveBack: '/giveback',
  plans: '/cell-phone-plans',
  planLabels: '/cell-phone-plans/labels.json',
  internationalServices: '/international_services',
  buyAPhone: '/buy_a_phone',
  imeiCheck: '/imei-compatibility-check',
  coverageMap: '/coverage-map',
  feedback: '/feedback',
  feedbackThanks: '/feedback/thanks',
  sitemap: '/sitemap',
  terms: '/terms',
  privacy: '/privacy',
  assuranceCard: '/assurance-card',
  addLine: '/add-line',
  addData: (ref: string) => `/add-data/${encodeURIComponent(ref)}`,
  topUpReview: (ref: string, operationId: string) =>
    `/add-data/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}/review`,
  topUp: (ref: string, operationId: string) =>
    `/add-data/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}`,
  changePlan: (ref: string) => `/change-plan/${encodeURIComponent(ref)}`,
  planChangeReview: (ref: string, operationId: string) =>
    `/change-plan/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}/review`,
  planChange: (ref: string, operationId: string) =>
    `/change-plan/${encodeURIComponent(ref)}/${encodeURIComponent(operationId)}`,
  activationError: '/activation-error',
  activationUnavailable: '/activation-error?because=home-internet',
  trackOrder: (ref: string) => `/track-order?line=${encodeURIComponent(ref)}`,
  activation: (ref: string) => `/activation?line=${encodeURIComponent(ref)}`,
  esimSetup: (ref: string) => `/steps?line=${encodeURIComponent(ref)}`,
  status: (ref: string) => `/status?line=${encodeURIComponent(ref)}`,
  preference: (wish: { lang?: Language; lite?: 'on' | 'off'; to: string }) =>
    `/preference?${new URLSearchParams(wish)}`,
} as const;
