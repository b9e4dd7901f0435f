import { activityEntryPath, signInAgainPath } from '#rpc/domain/landing.ts';
import type { Language } from '#app/copy/language.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import { services } from '#rpc/domain/service.ts';
import type { PhoneSystem } from '#rpc/domain/esim-code.ts';
import type { AddLineStep } from '#rpc/domain/journey/add-line.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';

interface ServiceQuery {
  /** The line whose usage is shown, and the first day of the billing cycle. */
  usage?: string;
  cycle?: string | undefined;
  after?: string;
  /** The country whose rates are shown. */
  country?: string;
}

interface CardsQuery {
  to?: string | undefined;
  /** The card that was to be the default before signing in again (SIGNIN-29). */
  chosen?: string | undefined;
  after?: string | undefined;
  added?: string | undefined;
  because?: 'moved' | undefined;
}

/** The parameters that have a value, as a query. Home has many: URLSearchParams takes five times as long (ADR-006). */
export function queryOf(parameters: object): string {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query && `?${query}`;
}

/** Returns the id of a plan's element on the page of all plans. */
export const planAnchor = (planId: string): string => encodeURIComponent(planId);

/** The addresses of the portal's own pages. A reference is opaque, so it is encoded. */
export const paths = {
  home: '/home',
  /** Home, with the result of an operation at its top. */
  homeAfter: (operationId: string) => `/home?after=${encodeURIComponent(operationId)}`,
  postActivationHome: '/post-activation-home',
  account: '/account',
  services: '/services',
  service: (type: ServiceType, parameters: ServiceQuery = {}) =>
    `/services/${services[type].name}${queryOf(parameters)}`,
  /** The home router, with the result of an operation; `because` is the reason why a form was not sent. */
  router: (parameters: { after?: string | undefined; because?: 'open' | 'same' | undefined } = {}) =>
    `/router${queryOf(parameters)}`,
  routerName: '/router/name',
  routerPassword: '/router/password',
  routerRestart: '/router/restart',
  routerReset: '/router/reset',
  support: '/help',
  showSupport: '/show-support',
  showSupportStopped: '/show-support?stopped',
  /** The page of the care team's agents, and their sign-in. */
  care: '/care',
  careLogin: '/care/login',
  accessibility: '/accessibility',
  leaving: '/leaving',
  lostPhone: '/lost-phone',
  lostPhoneSteps: '/lost-phone/steps',
  /** The steps, with the result of an operation at their top. */
  lostPhoneAfter: (operationId: string) => `/lost-phone/steps?after=${encodeURIComponent(operationId)}`,
  settings: '/settings',
  /** Notifications on this device; `to` is the page that somebody waits on. */
  notifications: (parameters: { to?: string | undefined; on?: string } = {}) =>
    `/settings/notifications${queryOf(parameters)}`,
  /** The service worker is at the root, so that it may show messages for every page. */
  serviceWorker: '/push.js',
  /** The settings, with the result of an operation at their top. */
  settingsAfter: (operationId: string) => `/settings?after=${encodeURIComponent(operationId)}`,
  unlock: '/settings/unlock',
  /** The form for an operation's emailed one-time password. */
  unlockCode: (operationId: string, after?: string) =>
    `/settings/unlock/${encodeURIComponent(operationId)}${after ? `?after=${encodeURIComponent(after)}` : ''}`,
  activityFile: '/settings/activity.csv',
  keptFile: '/settings/my-data.json',
  /** The account, with the result of an operation at its top. */
  accountAfter: (operationId: string) => `/account?after=${encodeURIComponent(operationId)}`,
  dataService: (lineRef: string) => `/account/${encodeURIComponent(lineRef)}/data`,
  broadbandFacts: (lineRef: string) => `/account/${encodeURIComponent(lineRef)}/broadband-facts`,
  /** The usage of a line in one of its billing cycles; `from` is the page to go back to, Home without it. */
  usage: (lineRef: string, parameters: { cycle?: string | undefined; days?: 'open'; from?: string | undefined } = {}) =>
    `/account/${encodeURIComponent(lineRef)}/usage${queryOf(parameters)}`,
  /** The same on Account, in place. */
  accountUsage: (lineRef: string, cycle?: string) => `/account${queryOf({ usage: lineRef, cycle })}`,
  /** All that was bought, with what else is open on the account. */
  purchases: (open?: { usage: string; cycle: string | undefined }) =>
    `/account${queryOf({ ...open, purchases: 'all' })}`,
  usageFile: (lineRef: string, cycle: string) => `/account/${encodeURIComponent(lineRef)}/usage/${cycle}.csv`,
  rename: (lineRef: string) => `/edit-name/${encodeURIComponent(lineRef)}`,
  renameResult: (lineRef: string, operationId: string) =>
    `/edit-name/${encodeURIComponent(lineRef)}/${encodeURIComponent(operationId)}`,
  activity: '/activity',
  /** The search by spoken reference alone. */
  activitySearch: '/activity?ref=',
  activityEntry: activityEntryPath,
  /** With what came of locking the account, when it was locked from there. */
  notMe: (operationId: string, lockId?: string) =>
    `/activity/${encodeURIComponent(operationId)}/not-me` +
    (lockId === undefined ? '' : `?after=${encodeURIComponent(lockId)}`),
  bills: '/bills',
  billsAfter: (operationId: string) => `/bills?after=${encodeURIComponent(operationId)}`,
  billsOf: (range: { from: string; to: string }) => `/bills${queryOf({ ...range })}`,
  bill: (billRef: string) => `/bills/${encodeURIComponent(billRef)}`,
  /** A day as a calendar file: of an order, of a line, or of the account. */
  calendar: (
    about: 'bill-due' | 'arrangement' | 'delivery' | 'data-reset',
    of: { order?: string; line?: string } = {},
  ) => `/calendar/${about}.ics${queryOf(of)}`,
  payBill: '/bills/pay',
  promiseToPay: '/bills/promise',
  autoTopUp: '/bills/auto-top-up',
  monthInAdvance: (lineRef: string) => `/bills/month-in-advance/${encodeURIComponent(lineRef)}`,
  /** The saved cards; `to` is the path that led there, `after` and `added` are operations. */
  cards: (parameters: CardsQuery = {}) => `/cards${queryOf(parameters)}`,
  cardExpiry: (cardRef: string, parameters: CardsQuery = {}) =>
    `/cards/${encodeURIComponent(cardRef)}${queryOf(parameters)}`,
  removeCard: (cardRef: string, parameters: CardsQuery = {}) =>
    `/cards/${encodeURIComponent(cardRef)}/remove${queryOf(parameters)}`,
  addCard: (parameters: CardsQuery = {}) => `/cards/add${queryOf(parameters)}`,
  invited: (operationId: string) => `/invite?after=${encodeURIComponent(operationId)}`,
  profile: '/profile',
  login: '/login',
  /** Sign-in, and to this path from there. */
  loginTo: (path: string) => `/login?to=${encodeURIComponent(path)}`,
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
  /** The device check on the way to a plan, which it leads back to (PUBLIC-34). */
  /** A plan on the page of all plans. */
  planOnSale: (planId: string | undefined) =>
    planId ? `/cell-phone-plans#${planAnchor(planId)}` : '/cell-phone-plans',
  imeiCheckFor: (planId: string | undefined) => `/imei-compatibility-check${queryOf({ plan: planId })}`,
  coverageMap: '/coverage-map',
  /** With the network partner’s map loaded. */
  liveCoverageMap: '/coverage-map?map=live#map',
  feedback: '/feedback',
  feedbackThanks: '/feedback/thanks',
  sitemap: '/sitemap',
  terms: '/terms',
  privacy: '/privacy',
  assuranceCard: '/assurance-card',
  addLine: '/add-line',
  /** Its first step, with a plan that was chosen before. */
  addLineFor: (planId: string) => `/add-line/plan${queryOf({ plan: planId })}`,
  /** The account, to choose which line gets a plan. */
  accountFor: (planId: string) => `/account${queryOf({ plan: planId })}`,
  addLineStep: (step: AddLineStep) => `/add-line/${step.replace('line-', 'lines/')}`,
  addLineOrder: (operationId: string) => `/add-line/orders/${encodeURIComponent(operationId)}`,
  addData: (lineRef: string) => `/add-data/${encodeURIComponent(lineRef)}`,
  /** Choosing a size again: the one chosen before, or `because` it is not on sale. Gigabytes. */
  addDataAgain: (lineRef: string, gigabytes: number | string, because?: 'not-on-sale') =>
    `/add-data/${encodeURIComponent(lineRef)}${queryOf({ gigabytes: String(gigabytes), because })}`,
  /** The same for a choice that is no size. */
  addDataUnchosen: (lineRef: string, gigabytes: string | undefined) =>
    `/add-data/${encodeURIComponent(lineRef)}${queryOf({ gigabytes, step: 'review' })}`,
  /** The review of a choice; without one, where the form that chooses leads. */
  topUpReview: (lineRef: string, operationId: string, choice: { gigabytes?: number | string; because?: string } = {}) =>
    `/add-data/${encodeURIComponent(lineRef)}/${encodeURIComponent(operationId)}/review` +
    queryOf({ ...choice, gigabytes: choice.gigabytes?.toString() }),
  topUp: (lineRef: string, operationId: string) =>
    `/add-data/${encodeURIComponent(lineRef)}/${encodeURIComponent(operationId)}`,
  /** With a plan that was chosen before the line (PUBLIC-34). */
  changePlan: (lineRef: string, planId?: string, from?: string) =>
    `/change-plan/${encodeURIComponent(lineRef)}${queryOf({ plan: planId, from })}`,
  /** The review of a plan that the portal advises; without one, the choice with its message. */
  advisedPlan: (lineRef: string, plan?: string) =>
    `/change-plan/${encodeURIComponent(lineRef)}${queryOf({ plan, step: 'review' })}`,
  /** Choosing a plan again, because the one chosen is not offered, or what is offered changed. */
  changePlanAgain: (lineRef: string, because: 'changed' | 'not-offered', planId?: string) =>
    `/change-plan/${encodeURIComponent(lineRef)}${queryOf({ plan: planId, because })}`,
  /** The review of a choice; without one, where the form that chooses leads. */
  planChangeReview: (
    lineRef: string,
    operationId: string,
    choice: { plan?: string; because?: string; from?: string | undefined } = {},
  ) => `/change-plan/${encodeURIComponent(lineRef)}/${encodeURIComponent(operationId)}/review${queryOf(choice)}`,
  planChange: (lineRef: string, operationId: string) =>
    `/change-plan/${encodeURIComponent(lineRef)}/${encodeURIComponent(operationId)}`,
  activationUnavailable: '/activation-error?because=home-internet',
  /** The same for an activation that was sent: the page shows earlier holds and payments. */
  activationNotTaken: (line: string, of: string) =>
    `/activation-error${queryOf({ because: 'home-internet', line, of })}`,
  orders: '/track-order',
  order: (orderRef: string) => `/track-order?order=${encodeURIComponent(orderRef)}`,
  /** The orders of a line, with the result of an order that was sent from there. */
  trackOrder: (lineRef: string, operationId?: string) =>
    `/track-order${queryOf({ line: lineRef, after: operationId })}`,
  reorderSim: (lineRef: string) => `/track-order/${encodeURIComponent(lineRef)}/reorder`,
  /** The order of a SIM card for a lost phone, which links back to the steps for that. */
  replaceSim: (lineRef: string) => `/track-order/${encodeURIComponent(lineRef)}/reorder?for=lost-phone`,
  invite: '/invite',
  /** Activation of whichever line comes first. */
  anyActivation: '/activation?start',
  /** The page that resumes the activation of a line. */
  activation: (lineRef: string) => `/activation/${encodeURIComponent(lineRef)}`,
  /** A step of it; `because` is the reason why nothing was saved, or names the saved part. */
  activationStep: (
    lineRef: string,
    step: ActivationStep,
    parameters: Readonly<Record<string, string | undefined>> = {},
  ) =>
    `/activation/${encodeURIComponent(lineRef)}` +
    // The line's own path leads to the remaining step, so the checklist has a parameter.
    (step === 'checklist' ? queryOf({ checklist: '1', ...parameters }) : `/${step}${queryOf(parameters)}`),
  activationKit: (lineRef: string, operationId: string) =>
    `/activation/${encodeURIComponent(lineRef)}/kit/${encodeURIComponent(operationId)}`,
  /** The result of an activation: of the given operation, or the line's latest one. */
  activationResult: (lineRef: string, operationId?: string) =>
    `/activation/${encodeURIComponent(lineRef)}/result` +
    (operationId === undefined ? '' : `?of=${encodeURIComponent(operationId)}`),
  /** The setup guide of an eSIM, with what came of an operation. */
  esimSetup: (lineRef: string, parameters: { system?: PhoneSystem; after?: string | undefined } = {}) =>
    `/steps/${encodeURIComponent(lineRef)}${queryOf(parameters)}`,
  /** The same from the end of an activation. */
  continueSetup: (lineRef: string) => `/steps/${encodeURIComponent(lineRef)}?from=activation`,
  resendKit: (lineRef: string) => `/steps/${encodeURIComponent(lineRef)}/resend`,
  activateEsim: (lineRef: string) => `/activate-esim/${encodeURIComponent(lineRef)}`,
  /** The progress of a line's activation or port-in, with the result of a correction. */
  status: (lineRef: string, operationId?: string) =>
    `/status/${encodeURIComponent(lineRef)}${queryOf({ after: operationId })}`,
  /** Sign-in once more for somebody who is signed in, and back to this path (SIGNIN-29). */
  signInAgain: signInAgainPath,
  preference: (wish: { lang?: Language; lite?: 'on' | 'off'; to: string }) => `/preference${queryOf(wish)}`,
} as const;
