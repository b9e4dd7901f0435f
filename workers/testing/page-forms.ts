import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import { type PortalContext } from '#rpc/portal-context.ts';
import type { ActivationDraft } from '#rpc/domain/journey/activation.ts';
import { type OperationKind } from '#rpc/operation/operations.ts';
import { activationPage } from '#app/screens/activation/step-page.ts';
import { sendActivation } from '#app/screens/activation/confirm/intent.ts';
import type { ConfirmPage } from '#app/screens/activation/confirm/intent.ts';
import { reorder, reorderForm } from '#rpc/portal/order/reorder.ts';
import { autoTopUp, type AutoTopUpModel, setAutoTopUp } from '#app/screens/bills/auto-top-up/intent.ts';
import { mailBill } from '#app/screens/bills/bill/intent.ts';
import { billsPage, type BillsModel } from '#app/screens/bills/list/intent.ts';
import {
  monthInAdvance,
  type MonthInAdvanceModel,
  payMonthInAdvance,
} from '#app/screens/bills/month-in-advance/intent.ts';
import { openPayment } from '#app/screens/bills/pay/intent.ts';
import { promisePage, type PromiseForm, promiseToPay } from '#app/screens/bills/promise/intent.ts';
import { confirmPlanChange } from '#app/screens/change-plan/review/intent.ts';
import { changePlanForm, quotePlanChange } from '#app/screens/change-plan/select/intent.ts';
import { cardsPage, type CardsModel } from '#app/screens/cards/intent.ts';
import { openCardPage, removeCard, setDefaultCard, updateExpiry } from '#app/screens/cards/change-card.ts';
import { setService } from '#app/screens/services/enable/intent.ts';
import { sendName } from '#app/screens/edit-name/intent.ts';
import { setDataService } from '#rpc/portal/data-service.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';
import { sendUnlockCode, unlockAccount } from '#app/screens/settings/unlock/intent.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { confirmTopUp, quoteTopUp, topUpForm } from '#app/screens/add-data/intent.ts';

/** A form of a page that was just opened: what sending one copy of it does. */
export type Form = (copy: PortalContext) => Promise<unknown>;

/** An account to open, the carrier's endpoint that may hear of it once, and the page with its form. */
export type PageForm = readonly [
  seed: SeedName,
  write: string,
  open: (page: PortalContext, lines: { own: string; other: string }) => Promise<Form>,
];

export const operationId = newOperationId();

/** A form that needs nothing of its page. */
const of =
  (send: (copy: PortalContext, lines: { own: string; other: string }) => Promise<unknown>): PageForm[2] =>
  async (_, lines) =>
  (copy) =>
    send(copy, lines);

/** A form about a card that is not the default. */
async function changeOfCard(
  page: PortalContext,
  send: (copy: PortalContext, card: { cardRef: string; operationId: string }) => Promise<unknown>,
): Promise<Form> {
  const { cards: rows } = (await cardsPage(page, {})) as CardsModel;
  return (copy) => send(copy, { cardRef: rows.at(-1)?.ref ?? '', operationId });
}

/** The forms whose own reading of the carrier could tell a second copy something else than the first. */
export const pageForms: Partial<Record<OperationKind, PageForm>> = {
  'top-up': [
    'active-family',
    'topup.create',
    async (page, { own }) => {
      const { sizes } = await topUpForm(page, own);
      const quote = await quoteTopUp(page, own, sizes[0]?.gigabytes ?? 0);
      return (copy) => confirmTopUp(copy, own, quote?.operationId ?? '');
    },
  ],
  'plan-change': [
    'active-single',
    'plan.change',
    async (page, { own }) => {
      const { options } = await changePlanForm(page, own);
      const plan = options.find(({ direction, decision }) => direction === 'upgrade' && decision.allowed);
      const quote = await quotePlanChange(page, own, plan?.planId ?? '');
      return (copy) => confirmPlanChange(copy, own, quote?.operationId ?? '', 'now');
    },
  ],
  'data-service': [
    'active-family',
    'usage.dataCutoff',
    of((copy, { own }) => setDataService(copy, { lineRef: own, operationId, pause: true })),
  ],
  rename: [
    'active-family',
    'customer.updateSecondary',
    of((copy, { other }) => sendName(copy, { lineRef: other, operationId, firstName: 'ANA', lastName: 'ROSE' })),
  ],
  'auto-top-up': [
    'active-family',
    'topup.autoUpdate',
    async (page, { own }) => {
      const { lines, size } = (await autoTopUp(page)) as AutoTopUpModel;
      const enabled = !lines.find(({ line }) => line.ref === own)?.isOn;
      return (copy) => setAutoTopUp(copy, { lineRef: own, operationId, enabled, charge: size?.charge });
    },
  ],
  'payment-page': ['suspended-nonpay', 'payment.purchasePage', of((copy) => openPayment(copy, operationId))],
  'promise-to-pay': [
    'suspended-nonpay',
    'billing.promiseCreate',
    async (page) => {
      const { days } = (await promisePage(page)) as PromiseForm;
      return (copy) => promiseToPay(copy, operationId, days.to);
    },
  ],
  'month-in-advance': [
    'new-sim-delivered',
    'billing.monthInAdvancePay',
    async (page, { own }) => {
      const { price } = (await monthInAdvance(page, own)) as MonthInAdvanceModel;
      return (copy) => payMonthInAdvance(copy, own, operationId, price ?? { amount: 0, totalTax: 0 });
    },
  ],
  'email-bill': [
    'active-family',
    'billing.sendInvoice',
    async (page) => {
      const { bills: rows = [] } = (await billsPage(page, {})) as BillsModel;
      return (copy) => mailBill(copy, rows[0]?.ref ?? '', operationId);
    },
  ],
  service: [
    'active-family',
    'service.manage',
    of((copy, { own: lineRef }) => setService(copy, { service: 'IR', lineRef, operationId, enable: true })),
  ],
  'card-default': ['active-family', 'card.setDefault', async (page) => changeOfCard(page, setDefaultCard)],
  'card-expiry': [
    'active-family',
    'card.updateExpiry',
    async (page) => changeOfCard(page, (copy, card) => updateExpiry(copy, { ...card, expiry: '0831' })),
  ],
  'card-remove': ['active-family', 'card.remove', async (page) => changeOfCard(page, removeCard)],
  'card-page': ['active-single', 'payment.cardPage', of((copy) => openCardPage(copy, { operationId }))],
  'reorder-sim': [
    'active-single',
    'order.create',
    async (page, { own: lineRef }) => {
      const { offer } = await reorderForm(page, lineRef);
      if (!offer) throw new Error('The seed’s line has no offer.');
      const { address, mark } = offer;
      const serviceCode = offer.rates[0]?.serviceCode ?? '';
      return (copy) => reorder(copy, { lineRef, operationId, mark, serviceCode, address, confirmed: false });
    },
  ],
  activate: [
    'new-sim',
    'activation.start',
    async (page, { own: lineRef }) => {
      const draft: ActivationDraft = {
        begun: true,
        device: { imei: sampleImeis.compatible, esimAvailable: true },
        deviceAccepted: true,
        number: { kind: 'new', zip: '01803' },
        iccid: sampleIccids.valid,
      };
      const { customerId: subjectId } = page.requester.actor;
      await page.account.saveJourney({ name: 'activation', subjectId, version: '', draft });
      const shown = (await activationPage(page, { lineRef, step: 'confirm' })) as ConfirmPage;
      const { version, mark = '' } = shown;
      return (copy) => sendActivation(copy, { lineRef, operationId, version, mark });
    },
  ],
  'account-lock': ['active-family', 'customer.securityAction', of((copy) => lockAccount(copy, operationId))],
  'unlock-code': ['locked', 'customer.securityAction', of((copy) => sendUnlockCode(copy, operationId))],
  'account-unlock': [
    'locked',
    'customer.verifySecurityAction',
    async (page) => {
      await sendUnlockCode(page, newOperationId());
      return (copy) => unlockAccount(copy, { operationId, otp: sampleOtps.right });
    },
  ],
};
