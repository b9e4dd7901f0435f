import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sendForm } from '#e2e/support/patience.ts';
import {
  activation,
  fillActivation,
  fillAddLine,
  kitCharges,
  lineRef,
  linkOn,
  planReview,
  quote,
} from '#e2e/support/signed-in-walks.ts';
import type { Visitor } from '#e2e/support/visitor.ts';
import type { AccountSettings } from '#fixtures/world-client.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { type Fill, formOn, type ReadyForm } from './walk.ts';

/** How a customer comes to the form that sends an operation. */
interface Way {
  readonly seed: SeedName;
  /** What is so on the first line besides. */
  readonly given?: Record<string, unknown>;
  readonly settings?: AccountSettings;
  /** The carrier's calls that have an effect, each at most once for the operation. */
  readonly writes: readonly string[];
  /** Nothing at the carrier tells of it, so that without a reply it counts as never arrived. */
  readonly untold?: true;
  readonly reach: (visitor: Visitor) => Promise<ReadyForm>;
}

const at =
  (path: string, fill: Fill = {}) =>
  (visitor: Visitor) =>
    formOn(visitor, path, fill);
const ofLine =
  (path: (ref: string) => string, fill: Fill = {}) =>
  async (visitor: Visitor) =>
    formOn(visitor, path(await lineRef(visitor, 0)), fill);
const linked =
  (page: string, link: RegExp, fill: Fill = {}) =>
  async (visitor: Visitor) =>
    formOn(visitor, await linkOn(visitor, page, link), fill);

async function allInvited(visitor: Visitor): Promise<ReadyForm> {
  await sendForm(visitor, '/invite', { name1: 'Kim', email1: 'kim@example.test' });
  for (;;) {
    const form = await formOn(visitor, '/invite', { press: 'ask' });
    if (!form.fields.some(([name]) => name === 'name1')) return form;
  }
}

/** The form of a page to which earlier forms lead. */
const after =
  (walk: (visitor: Visitor) => Promise<string>, fill: Fill = {}) =>
  async (visitor: Visitor) =>
    formOn(visitor, await walk(visitor), fill);

/** Every kind of operation. */
export const ways: Readonly<Record<OperationKind, Way>> = {
  'top-up': {
    seed: 'active-single',
    writes: ['topup.create'],
    reach: after((visitor) => quote(visitor, 0)),
  },
  'plan-change': {
    seed: 'six-lines',
    writes: ['plan.change'],
    reach: after(planReview, { with: { when: 'now' } }),
  },
  'data-service': {
    seed: 'active-family',
    writes: ['usage.dataCutoff'],
    reach: ofLine((ref) => `/account/${ref}/data`),
  },
  rename: {
    seed: 'active-family',
    writes: ['customer.updateSecondary'],
    reach: linked('/home', /^\/edit-name\/[\w-]{22}$/, { with: { firstName: 'Marc', lastName: 'Reyes' } }),
  },
  'auto-top-up': {
    seed: 'active-family',
    writes: ['topup.autoUpdate'],
    reach: at('/bills/auto-top-up', { press: 'enabled' }),
  },
  'payment-page': { seed: 'suspended-nonpay', untold: true, writes: ['payment.purchasePage'], reach: at('/bills/pay') },
  'promise-to-pay': {
    seed: 'suspended-nonpay',
    writes: ['billing.promiseCreate'],
    reach: at('/bills/promise', { take: 'day' }),
  },
  'month-in-advance': {
    seed: 'new-sim-delivered',
    given: { isMonthInAdvancePaid: false },
    writes: ['billing.monthInAdvancePay'],
    reach: linked('/bills', /month-in-advance/),
  },
  'email-bill': {
    seed: 'active-single',
    untold: true,
    writes: ['billing.sendInvoice'],
    reach: linked('/bills', /^\/bills\/[\w-]{22}$/),
  },
  'account-lock': {
    seed: 'active-family',
    writes: ['customer.securityAction'],
    reach: at('/settings', { has: 'operation' }),
  },
  'unlock-code': { seed: 'locked', untold: true, writes: ['customer.securityAction'], reach: at('/settings/unlock') },
  'account-unlock': {
    seed: 'locked',
    writes: ['customer.verifySecurityAction'],
    reach: after((visitor) => sendForm(visitor, '/settings/unlock'), { with: { otp: sampleOtps.right } }),
  },
  'add-line': {
    seed: 'active-single',
    writes: ['customer.create', 'order.create'],
    reach: after(async (visitor) => {
      await fillAddLine(visitor);
      return '/add-line/review';
    }),
  },
  'card-default': { seed: 'active-family', writes: ['card.setDefault'], reach: at('/cards') },
  'card-expiry': {
    seed: 'active-family',
    writes: ['card.updateExpiry'],
    reach: linked('/cards', /^\/cards\/[\w-]{22}$/, { with: { expiry: '08/31' } }),
  },
  'card-remove': {
    seed: 'active-family',
    writes: ['card.remove'],
    reach: linked('/cards', /^\/cards\/[\w-]{22}\/remove$/),
  },
  'card-page': { seed: 'active-single', untold: true, writes: ['payment.cardPage'], reach: at('/cards/add') },
  'reorder-sim': {
    seed: 'active-single',
    writes: ['order.create'],
    reach: ofLine((ref) => `/track-order/${ref}/reorder`),
  },
  invite: {
    seed: 'active-single',
    writes: ['catalog.couponInvite'],
    reach: at('/invite', { with: { name1: 'Kim', email1: 'kim@example.test' } }),
  },
  'more-invitations': {
    seed: 'active-single',
    settings: { config: { max_number_of_referees: '1' } },
    writes: ['customer.referralExtension'],
    reach: allInvited,
  },
  'begin-activation': {
    seed: 'new-sim-delivered',
    given: { activationJourneyStatus: null },
    writes: ['customer.update'],
    reach: after(async (visitor) => `${await activation(visitor)}?checklist=1`),
  },
  'sim-kit': { seed: 'new-esim', writes: ['order.create'], reach: after(kitCharges, { with: { shipHere: 'on' } }) },
  activate: {
    seed: 'new-sim-delivered',
    writes: ['activation.start'],
    reach: after(async (visitor) => `${await fillActivation(visitor)}/confirm`),
  },
  service: {
    seed: 'active-single',
    writes: ['service.manage'],
    reach: ofLine((ref) => `/services/domestic-roaming/${ref}/enable`),
  },
  'port-fix': {
    seed: 'port-failed-pin',
    writes: ['activation.start'],
    reach: linked('/home', /^\/status\/[\w-]{22}$/, { with: { value: '8842' } }),
  },
  'esim-setup': {
    seed: 'active-single',
    given: { esim: true, eSimSetup: false },
    writes: ['customer.updateFields'],
    reach: ofLine((ref) => `/steps/${ref}`, { with: { completed: 'on' } }),
  },
  'esim-kit': {
    seed: 'active-single',
    given: { esim: true, eSimSetup: false },
    untold: true,
    writes: ['activation.resendQr'],
    reach: ofLine((ref) => `/steps/${ref}/resend`),
  },
  'router-ssid': {
    seed: 'home-internet',
    writes: ['router.changeSsid'],
    reach: at('/router/name', { with: { ssid: 'Harbor' } }),
  },
  'router-password': {
    seed: 'home-internet',
    untold: true,
    writes: ['router.changePassword'],
    reach: at('/router/password', { with: { password: 'harbor-street-12' } }),
  },
  'router-reboot': {
    seed: 'home-internet',
    settings: { routerRestartMs: 86_400_000 },
    writes: ['router.reboot'],
    reach: at('/router/restart'),
  },
  'router-reset': {
    seed: 'home-internet',
    settings: { routerRestartMs: 86_400_000 },
    writes: ['router.reset'],
    reach: at('/router/reset'),
  },
};
