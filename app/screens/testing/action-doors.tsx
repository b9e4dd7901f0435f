import type { PortalContext } from '#rpc/portal-context.ts';
import { TRPCError } from '@trpc/server';
import type { ReactElement } from 'react';
import { shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { addLinePage, type AddLinePage } from '../add-line/step-page.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { Action } from '#rpc/domain/permission.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { BlockedView } from '../activation/checklist/blocked-view.tsx';
import { ChecklistView } from '../activation/checklist/view.tsx';
import { routerPage, type RouterPage } from '../router/router/intent.ts';
import type { Visit } from './matrix-account.ts';
import { PauseDataView } from '../account/pause-data/view.tsx';
import { NotMeView } from '../activity/not-me/view.tsx';
import { ReviewView } from '../add-data/review/view.tsx';
import { SelectView } from '../add-data/select/view.tsx';
import { NewLineView } from '../add-line/line/view.tsx';
import { PlanView } from '../add-line/plan/view.tsx';
import { ReviewView as AddLineReviewView } from '../add-line/review/view.tsx';
import { BlockedView as AddLineBlockedView } from '../add-line/start/view.tsx';
import { AutoTopUpView } from '../bills/auto-top-up/view.tsx';
import { BillsView } from '../bills/list/view.tsx';
import { MonthView } from '../bills/month-in-advance/view.tsx';
import { PayView } from '../bills/pay/view.tsx';
import { PromiseView } from '../bills/promise/view.tsx';
import { AddCardView } from '../cards/add/view.tsx';
import { ExpiryView } from '../cards/expiry/view.tsx';
import { CardsView } from '../cards/list/view.tsx';
import { RemoveCardView } from '../cards/remove/view.tsx';
import { ReviewView as ChangePlanReviewView } from '../change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from '../change-plan/select/view.tsx';
import { renameForm, sendName } from '../edit-name/intent.ts';
import { EditNameView } from '../edit-name/form/view.tsx';
import { AskFirst } from '../router/ask-first.tsx';
import { WifiNameView } from '../router/name/view.tsx';
import { WifiPasswordView } from '../router/password/view.tsx';
import { EnableView } from '../services/enable/view.tsx';
import { ServiceView } from '../services/detail/view.tsx';
import { KitView } from '../esim/kit/view.tsx';
import { EsimSetupView } from '../esim/setup/view.tsx';
import { OtpView } from '../settings/one-time-password/view.tsx';
import { SettingsView } from '../settings/settings/view.tsx';
import { UnlockView } from '../settings/unlock/view.tsx';
import { LineStatusView } from '../status/line/view.tsx';
import { ReorderView } from '../track-order/reorder/view.tsx';
import { InviteView } from '../invite/form/view.tsx';
import { isOpenByRule } from './openings.ts';
import type { Situation } from './situations.ts';
import { topUpForm, topUpReview, quoteTopUp, confirmTopUp } from '../add-data/intent.ts';
import { dataServiceForm, setDataService } from '#rpc/portal/data-service.ts';
import { changePlanForm, quotePlanChange } from '../change-plan/select/intent.ts';
import { changePlanReview } from '../change-plan/intent.ts';
import { confirmPlanChange } from '../change-plan/review/intent.ts';
import { autoTopUp, setAutoTopUp } from '../bills/auto-top-up/intent.ts';
import { reorderForm, reorder } from '#rpc/portal/order/reorder.ts';
import { enableForm, setService } from '../services/enable/intent.ts';
import { serviceDetail } from '../services/detail/intent.ts';
import { activationPage } from '../activation/step-page.ts';
import { beginActivation } from '../activation/checklist/intent.ts';
import { saveName } from '../activation/name/intent.ts';
import { checkDevice, acceptDevice } from '../activation/device/intent.ts';
import { saveKitAddress, orderKit } from '../activation/kit/intent.ts';
import { checkNumber, keepNumber } from '../activation/number/intent.ts';
import { saveSim } from '../activation/sim/intent.ts';
import { choosePayment } from '../activation/summary/intent.ts';
import { sendActivation } from '../activation/confirm/intent.ts';
import { lineStatus } from '../status/line/intent.ts';
import { fixPort } from '../status/line/fix.ts';
import { esimSetupPage, finishSetup } from '../esim/setup/intent.ts';
import { kitForm, resendKit } from '../esim/kit/intent.ts';
import { savePlan } from '../add-line/plan/intent.ts';
import { saveNewLine } from '../add-line/line/intent.ts';
import { saveAddress } from '../add-line/address/intent.ts';
import { saveShipping } from '../add-line/shipping/intent.ts';
import { confirmAddLine } from '../add-line/review/intent.ts';
import { billsPage } from '../bills/list/intent.ts';
import { billPage, mailBill } from '../bills/bill/intent.ts';
import { payForm, openPayment } from '../bills/pay/intent.ts';
import { promisePage, promiseToPay } from '../bills/promise/intent.ts';
import { monthInAdvance, payMonthInAdvance } from '../bills/month-in-advance/intent.ts';
import { notMePage } from '#rpc/portal/activity.ts';
import { settingsPage } from '../settings/settings/intent.ts';
import { lockAccount } from '../settings/settings/lock.ts';
import { unlockForm, otpForm, sendUnlockCode, unlockAccount } from '../settings/unlock/intent.ts';
import { cardsPage, cardForm, newCardForm } from '../cards/intent.ts';
import { setDefaultCard, removeCard, updateExpiry, openCardPage } from '../cards/change-card.ts';
import { renameWifi, changeWifiPassword, restartRouter, resetRouter } from '../router/intent.ts';
import { invitationsPage, invite, askForMore } from '../invite/form/intent.ts';

type Page = (visit: Visit) => Promise<ReactElement | undefined>;

export interface Doors {
  /** Pages whose whole purpose is the action. */
  pages?: readonly Page[];
  /** What the browser could send; `once` says that an allowed one is exactly one write. */
  requests?: readonly { send: (visit: Visit) => Promise<unknown>; once: boolean }[];
  /** Its button on Home or Account, by its words or link, and the lines that have it there. */
  buttons?: readonly Door[];
}

export interface Door {
  on: 'home' | 'account' | 'bills';
  words: string;
  link: string;
  has: (situation: Situation) => boolean;
}

const read = (send: (visit: Visit) => Promise<unknown>) => ({ send, once: false });
const write = (send: (visit: Visit) => Promise<unknown>) => ({ send, once: true });
const operationId = formId;

/** HOME-3, ACCOUNT-1, LINE-5: which lines have a button at all, whether or not it is open. */
const has = (...kinds: RegExp[]) => {
  return ({ kind }: Situation) => kinds.some((one) => one.test(kind));
};
const isPrimary = ({ person }: Situation) => person.startsWith('primary');
const inService = has(/\(2\)/, /\(3\)/);

/** A step of Add Line, or why it is closed; on the account is a draft that is complete. */
function addLineStep(step: string, view: (page: AddLinePage) => ReactElement | false): Page {
  return async ({ portal }) => {
    const page = await addLinePage(portal, step);
    return page.at === 'blocked' ? <AddLineBlockedView why={page.why} /> : view(page) || undefined;
  };
}

/** A change of the home router; a secondary's router has no page at all (ROUTER-7). */
function routerChange(view: (page: RouterPage) => ReactElement): Page {
  return async ({ portal }) => {
    const page = await routerPage(portal).catch((thrown: unknown) => {
      if (thrown instanceof TRPCError && thrown.code === 'NOT_FOUND') return undefined;
      throw thrown;
    });
    return page && view(page);
  };
}

/** What each form of a line's activation sends; on the account is a draft that is complete. */
const draftOf = (lineRef: string) => ({ lineRef, version: 'version-1' });

/** What the last page of Add Line would send; what a forger makes up where it is closed. */
async function addLineReview(portal: PortalContext): Promise<{ version: string; mark: string }> {
  const page = await addLinePage(portal, 'review');
  return page.at === 'review' ? page : { version: 'version-1', mark: 'forged' };
}

/** Every way to an action: where it is shown, and where it is sent to. */
export const doors: Record<Action, Doors> = {
  see: {
    requests: [
      read(({ portal, lineRef }) => renameForm(portal, lineRef)),
      read(({ portal, lineRef }) => topUpForm(portal, lineRef)),
      read(({ portal, lineRef }) => dataServiceForm(portal, lineRef)),
      read(({ portal, lineRef }) => changePlanForm(portal, lineRef)),
    ],
  },
  'add-data': {
    pages: [
      async ({ portal, lineRef }) => <SelectView form={await topUpForm(portal, lineRef)} />,
      async ({ portal, lineRef, issued }) => {
        const review = await topUpReview(portal, lineRef, issued.topUp);
        return review && <ReviewView review={review} />;
      },
    ],
    requests: [
      read(({ portal, lineRef }) => quoteTopUp(portal, lineRef, 2)),
      write(({ portal, lineRef, issued }) => confirmTopUp(portal, lineRef, issued.topUp)),
    ],
    buttons: [{ on: 'home', words: 'Add Data', link: '/add-data/', has: inService }],
  },
  'data-service': {
    pages: [async ({ portal, lineRef }) => <PauseDataView form={await dataServiceForm(portal, lineRef)} />],
    requests: [write(({ portal, lineRef }) => setDataService(portal, { lineRef, operationId, pause: true }))],
    buttons: [{ on: 'account', words: 'Pause data', link: '/account/', has: inService }],
  },
  'change-plan': {
    pages: [
      async ({ portal, lineRef }) => <ChangePlanSelectView form={await changePlanForm(portal, lineRef)} />,
      async ({ portal, lineRef, issued }) => {
        const review = await changePlanReview(portal, lineRef, issued.planChange);
        return 'sentAs' in review ? undefined : <ChangePlanReviewView review={review} />;
      },
    ],
    requests: [
      read(({ portal, lineRef, issued }) => confirmPlanChange(portal, lineRef, issued.planChange, 'next-cycle')),
      write(async ({ portal, lineRef, known }) => {
        const quoted = await quotePlanChange(portal, lineRef, known.planId);
        return confirmPlanChange(portal, lineRef, quoted?.operationId ?? '', 'next-cycle');
      }),
    ],
    buttons: [{ on: 'account', words: 'CHANGE PLAN', link: '/change-plan/', has: inService }],
  },
  rename: {
    pages: [async ({ portal, lineRef }) => <EditNameView form={await renameForm(portal, lineRef)} />],
    requests: [
      write(({ portal, lineRef }) => sendName(portal, { lineRef, operationId, firstName: 'ANA', lastName: 'REYES' })),
    ],
  },
  'auto-top-up': {
    pages: [
      async ({ portal, lineRef }) => {
        const model = await autoTopUp(portal);
        const ofLine =
          'refused' in model ? model : { ...model, lines: model.lines.filter((one) => one.line.ref === lineRef) };
        // A disabled or disconnected line has no switch (LINE-5).
        if ('lines' in ofLine && ofLine.lines.length === 0) return undefined;
        return <AutoTopUpView model={ofLine} />;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => setAutoTopUp(portal, { lineRef, operationId, enabled: true, charge: 1000 })),
      write(({ portal, lineRef }) => setAutoTopUp(portal, { lineRef, operationId, enabled: false })),
    ],
  },
  'reorder-sim': {
    pages: [async ({ portal, lineRef }) => <ReorderView form={await reorderForm(portal, lineRef)} />],
    requests: [
      write(async ({ portal, lineRef }) => {
        const { offer } = await reorderForm(portal, lineRef);
        const serviceCode = offer?.rates[0]?.serviceCode ?? '';
        const address = offer?.address ?? shippingAddress;
        const mark = offer?.mark ?? '';
        return reorder(portal, { lineRef, operationId, mark, serviceCode, address, confirmed: false });
      }),
    ],
  },
  'manage-services': {
    pages: [
      async ({ portal, lineRef }) => <EnableView form={await enableForm(portal, { service: 'IR', lineRef })} />,
      async ({ portal, lineRef }) => {
        const model = await serviceDetail(portal, { service: 'ILD' });
        const lines = model.lines.filter(({ ref, disconnected }) => ref === lineRef && !disconnected);
        // Only lines in service have a switch (SERVICE-6).
        return lines.length === 0 ? undefined : <ServiceView model={{ ...model, lines }} />;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => setService(portal, { service: 'IR', lineRef, operationId, enable: true })),
      write(({ portal, lineRef }) => setService(portal, { service: 'ILD', lineRef, operationId, enable: false })),
    ],
  },
  'track-order': {
    buttons: [
      { on: 'home', words: 'TRACK ORDER', link: '/track-order', has: has(/^new SIM/) },
      { on: 'account', words: 'TRACK ORDER', link: '/track-order', has: has(/^new SIM/) },
    ],
  },
  activate: {
    buttons: [
      { on: 'home', words: 'ACTIVATE', link: '/activation', has: has(/^new eSIM/, /^new SIM, paid/) },
      { on: 'account', words: 'ACTIVATE', link: '/activation', has: has(/^new eSIM/, /^new SIM, paid/) },
    ],
  },
  'go-through-activation': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await activationPage(portal, { lineRef, step: 'checklist' });
        if (page.at === 'blocked') return <BlockedView {...page} />;
        return page.at === 'checklist' ? <ChecklistView page={page} /> : undefined;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => beginActivation(portal, { ...draftOf(lineRef), operationId })),
      read(({ portal, lineRef }) =>
        saveName(portal, { ...draftOf(lineRef), operationId, firstName: 'ANA', lastName: 'REYES' }),
      ),
      read(({ portal, lineRef }) => checkDevice(portal, { ...draftOf(lineRef), imei: sampleImeis.compatible })),
      read(({ portal, lineRef }) => acceptDevice(portal, draftOf(lineRef))),
      read(({ portal, lineRef }) =>
        saveKitAddress(portal, { ...draftOf(lineRef), address: shippingAddress, confirmed: false }),
      ),
      // The complete draft needs no kit.
      read(({ portal, lineRef }) => orderKit(portal, { ...draftOf(lineRef), operationId, mark: 'forged' })),
      read(({ portal, lineRef }) =>
        checkNumber(portal, { ...draftOf(lineRef), number: '6175550142', carrier: 'Other' }),
      ),
      read(({ portal, lineRef }) =>
        keepNumber(portal, {
          ...draftOf(lineRef),
          otherCarrier: 'Northwind',
          accountNumber: '123456',
          pin: '4321',
          zip: '01803',
        }),
      ),
      read(({ portal, lineRef }) => saveSim(portal, { ...draftOf(lineRef), iccid: sampleIccids.valid })),
      read(({ portal, lineRef }) => choosePayment(portal, { ...draftOf(lineRef), payment: 'next-bill' })),
      write(async ({ portal, lineRef }) => {
        const page = await activationPage(portal, { lineRef, step: 'confirm' });
        const mark = (page.at === 'confirm' && page.mark) || 'forged';
        return sendActivation(portal, { ...draftOf(lineRef), operationId, mark });
      }),
    ],
  },
  'retry-activation': {
    buttons: [
      { on: 'home', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
      { on: 'account', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
    ],
  },
  'fix-port': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await lineStatus(portal, lineRef);
        return page.view.at === 'fix' ? <LineStatusView page={page} /> : undefined;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => fixPort(portal, { lineRef, operationId, problem: 'pin', value: '8842' })),
    ],
    buttons: [
      { on: 'home', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
      { on: 'account', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
    ],
  },
  'complete-esim-setup': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await esimSetupPage(portal, { lineRef });
        return page.at === 'setup' ? <EsimSetupView page={page} /> : undefined;
      },
    ],
    requests: [write(({ portal, lineRef }) => finishSetup(portal, { lineRef, operationId }))],
    buttons: [
      { on: 'home', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
      { on: 'account', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
    ],
  },
  'get-esim': {
    pages: [async ({ portal, lineRef }) => <KitView form={await kitForm(portal, lineRef)} />],
    requests: [write(({ portal, lineRef }) => resendKit(portal, { lineRef, operationId }))],
  },
  'add-line': {
    pages: [
      addLineStep('plan', (page) => page.at === 'plan' && <PlanView page={page} />),
      addLineStep('line-1', (page) => page.at === 'line' && <NewLineView page={page} />),
      addLineStep('review', (page) => page.at === 'review' && <AddLineReviewView page={page} />),
    ],
    requests: [
      read(async ({ portal, known }) => {
        const { version } = await addLineReview(portal);
        return savePlan(portal, { version, planId: known.planId, count: 1 });
      }),
      read(async ({ portal }) => {
        const { version } = await addLineReview(portal);
        return saveNewLine(portal, { version, position: 1, firstName: 'ANA', lastName: 'REYES', sim: 'esim' });
      }),
      // The complete draft has an eSIM: nothing is shipped.
      read(async ({ portal }) => {
        const { version } = await addLineReview(portal);
        return saveAddress(portal, { version, address: shippingAddress, confirmed: false });
      }),
      read(async ({ portal }) => {
        const { version } = await addLineReview(portal);
        return saveShipping(portal, { version, serviceCode: 'usps_first_class_mail' });
      }),
      write(async ({ portal }) => {
        const { version, mark } = await addLineReview(portal);
        return confirmAddLine(portal, { operationId, version, mark });
      }),
    ],
    // Where it is closed it is a line of text (HOME-27).
    buttons: [
      {
        on: 'home',
        words: 'Add Line',
        link: '/add-line',
        has: (situation) => isOpenByRule('add-line', situation),
      },
    ],
  },
  'see-bills': {
    pages: [async ({ portal }) => <BillsView bills={await billsPage(portal, {})} />],
    requests: [
      read(({ portal }) => billsPage(portal, {})),
      read(({ portal, known }) => billPage(portal, known.bill)),
      write(({ portal, known }) => mailBill(portal, known.bill, operationId)),
    ],
  },
  pay: {
    pages: [
      async ({ portal }) => <PayView form={await payForm(portal)} />,
      async ({ portal }) => <PromiseView form={await promisePage(portal)} />,
    ],
    requests: [
      write(({ portal }) => openPayment(portal, operationId)),
      write(({ portal, known }) => promiseToPay(portal, operationId, known.day)),
    ],
    buttons: [
      { on: 'bills', words: 'Pay $26.56', link: '/bills/pay', has: isPrimary },
      { on: 'bills', words: 'Make a payment arrangement', link: '/bills/promise', has: isPrimary },
    ],
  },
  'month-in-advance': {
    pages: [async ({ portal, lineRef }) => <MonthView month={await monthInAdvance(portal, lineRef)} />],
    requests: [
      write(async ({ portal, lineRef }) => {
        const month = await monthInAdvance(portal, lineRef);
        const shown = ('price' in month && month.price) || { amount: 2500, totalTax: 156 };
        return payMonthInAdvance(portal, lineRef, operationId, shown);
      }),
    ],
    buttons: [
      {
        on: 'bills',
        words: 'Month in advance for Uma Hale’s line',
        link: '/bills/month-in-advance/',
        has: (situation) => isPrimary(situation) && has(/\((0|11|1|8|9|10)\)/)(situation),
      },
    ],
  },
  'lock-account': {
    pages: [
      async ({ portal, issued }) => <NotMeView notMe={await notMePage(portal, issued.sent)} />,
      async ({ portal }) => {
        const settings = await settingsPage(portal);
        return settings.lock?.isLocked ? undefined : <SettingsView settings={settings} />;
      },
    ],
    requests: [write(({ portal }) => lockAccount(portal, operationId))],
  },
  'unlock-account': {
    pages: [
      async ({ portal }) => <UnlockView form={await unlockForm(portal)} />,
      async ({ portal, issued }) => <OtpView form={await otpForm(portal, issued.code)} />,
    ],
    requests: [
      write(({ portal }) => sendUnlockCode(portal, operationId)),
      write(({ portal }) => unlockAccount(portal, { operationId, otp: '123456' })),
    ],
  },
  'manage-cards': {
    pages: [
      async ({ portal }) => <CardsView cards={await cardsPage(portal, {})} />,
      async ({ portal, known }) => <ExpiryView form={await cardForm(portal, known.card)} />,
      async ({ portal, known }) => <RemoveCardView form={await cardForm(portal, known.card)} />,
      async ({ portal }) => <AddCardView form={await newCardForm(portal)} />,
    ],
    requests: [
      write(({ portal, known }) => setDefaultCard(portal, { cardRef: known.card, operationId })),
      write(({ portal, known }) => removeCard(portal, { cardRef: known.card, operationId })),
      write(({ portal, known }) => updateExpiry(portal, { cardRef: known.card, operationId, expiry: '0831' })),
      write(({ portal }) => openCardPage(portal, { operationId })),
    ],
  },
  'manage-router': {
    pages: [
      routerChange((page) => <WifiNameView page={page} />),
      routerChange((page) => <WifiPasswordView page={page} />),
      routerChange((page) => <AskFirst what="restart" page={page} />),
      routerChange((page) => <AskFirst what="reset" page={page} />),
    ],
    requests: [
      write(({ portal }) => renameWifi(portal, { operationId, ssid: 'Harbor' })),
      write(({ portal }) => changeWifiPassword(portal, { operationId, password: 'harbor-street-12' })),
      write(({ portal }) => restartRouter(portal, { operationId })),
      write(({ portal }) => resetRouter(portal, { operationId })),
    ],
  },
  invite: {
    pages: [async ({ portal }) => <InviteView model={await invitationsPage(portal)} />],
    requests: [
      write(({ portal }) =>
        invite(portal, {
          operationId,
          friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@example.test' }],
        }),
      ),
      // Some invitations are left.
      read(({ portal }) => askForMore(portal, operationId)),
    ],
  },
};
