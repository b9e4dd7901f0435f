import { TRPCError } from '@trpc/server';
import type { ReactElement } from 'react';
import { shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import type { AddLinePage } from '#rpc/portal/add-line/step-page.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { Action } from '#rpc/domain/permission.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { BlockedView } from '../activation/checklist/blocked-view.tsx';
import { ChecklistView } from '../activation/checklist/view.tsx';
import type { RouterPage } from '#rpc/portal/router/router-page.ts';
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
function addLinePage(step: string, view: (page: AddLinePage) => ReactElement | false): Page {
  return async ({ call }) => {
    const page = await call.addLine.page({ step });
    return page.at === 'blocked' ? <AddLineBlockedView why={page.why} /> : view(page) || undefined;
  };
}

/** A change of the home router; a secondary's router has no page at all (ROUTER-7). */
function routerPage(view: (page: RouterPage) => ReactElement): Page {
  return async ({ call }) => {
    const page = await call.homeRouter.page({}).catch((thrown: unknown) => {
      if (thrown instanceof TRPCError && thrown.code === 'NOT_FOUND') return undefined;
      throw thrown;
    });
    return page && view(page);
  };
}

/** What each form of a line's activation sends; on the account is a draft that is complete. */
const draftOf = (lineRef: string) => ({ lineRef, version: 'version-1' });

/** What the last page of Add Line would send; what a forger makes up where it is closed. */
async function addLineReview(call: Visit['call']): Promise<{ version: string; mark: string }> {
  const page = await call.addLine.page({ step: 'review' });
  return page.at === 'review' ? page : { version: 'version-1', mark: 'forged' };
}

/** Every way to an action: where it is shown, and where it is sent to. */
export const doors: Record<Action, Doors> = {
  see: {
    requests: [
      read(({ portal, lineRef }) => renameForm(portal, lineRef)),
      read(({ call, lineRef }) => call.topUp.form({ lineRef })),
      read(({ call, lineRef }) => call.dataService.form({ lineRef })),
      read(({ call, lineRef }) => call.changePlan.form({ lineRef })),
    ],
  },
  'add-data': {
    pages: [
      async ({ call, lineRef }) => <SelectView form={await call.topUp.form({ lineRef })} />,
      async ({ call, lineRef, issued }) => {
        const review = await call.topUp.review({ lineRef, operationId: issued.topUp });
        return review && <ReviewView review={review} />;
      },
    ],
    requests: [
      read(({ call, lineRef }) => call.topUp.quote({ lineRef, gigabytes: 2 })),
      write(({ call, lineRef, issued }) => call.topUp.confirm({ lineRef, operationId: issued.topUp })),
    ],
    buttons: [{ on: 'home', words: 'Add Data', link: '/add-data/', has: inService }],
  },
  'data-service': {
    pages: [async ({ call, lineRef }) => <PauseDataView form={await call.dataService.form({ lineRef })} />],
    requests: [write(({ call, lineRef }) => call.submit['data-service']({ lineRef, operationId, pause: true }))],
    buttons: [{ on: 'account', words: 'Pause data', link: '/account/', has: inService }],
  },
  'change-plan': {
    pages: [
      async ({ call, lineRef }) => <ChangePlanSelectView form={await call.changePlan.form({ lineRef })} />,
      async ({ call, lineRef, issued }) => {
        const review = await call.changePlan.review({ lineRef, operationId: issued.planChange });
        return 'sentAs' in review ? undefined : <ChangePlanReviewView review={review} />;
      },
    ],
    requests: [
      read(({ call, lineRef, issued }) =>
        call.changePlan.confirm({ lineRef, operationId: issued.planChange, when: 'next-cycle' }),
      ),
      write(async ({ call, lineRef, known }) => {
        const quoted = await call.changePlan.quote({ lineRef, planId: known.planId });
        return call.changePlan.confirm({ lineRef, operationId: quoted?.operationId ?? '', when: 'next-cycle' });
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
      async ({ call, lineRef }) => {
        const model = await call.bills.autoTopUp({});
        const ofLine =
          'refused' in model ? model : { ...model, lines: model.lines.filter((one) => one.line.ref === lineRef) };
        // A disabled or disconnected line has no switch (LINE-5).
        if ('lines' in ofLine && ofLine.lines.length === 0) return undefined;
        return <AutoTopUpView model={ofLine} />;
      },
    ],
    requests: [
      write(({ call, lineRef }) => call.bills.setAutoTopUp({ lineRef, operationId, enabled: true, charge: 1000 })),
      write(({ call, lineRef }) => call.bills.setAutoTopUp({ lineRef, operationId, enabled: false })),
    ],
  },
  'reorder-sim': {
    pages: [async ({ call, lineRef }) => <ReorderView form={await call.orders.reorderForm({ lineRef })} />],
    requests: [
      write(async ({ call, lineRef }) => {
        const { offer } = await call.orders.reorderForm({ lineRef });
        const serviceCode = offer?.rates[0]?.serviceCode ?? '';
        const address = offer?.address ?? shippingAddress;
        const mark = offer?.mark ?? '';
        return call.orders.reorder({ lineRef, operationId, mark, serviceCode, address, confirmed: false });
      }),
    ],
  },
  'manage-services': {
    pages: [
      async ({ call, lineRef }) => <EnableView form={await call.services.enableForm({ service: 'IR', lineRef })} />,
      async ({ call, lineRef }) => {
        const model = await call.services.detail({ service: 'ILD' });
        const lines = model.lines.filter(({ ref, disconnected }) => ref === lineRef && !disconnected);
        // Only lines in service have a switch (SERVICE-6).
        return lines.length === 0 ? undefined : <ServiceView model={{ ...model, lines }} />;
      },
    ],
    requests: [
      write(({ call, lineRef }) => call.services.set({ service: 'IR', lineRef, operationId, enable: true })),
      write(({ call, lineRef }) => call.services.set({ service: 'ILD', lineRef, operationId, enable: false })),
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
      async ({ call, lineRef }) => {
        const page = await call.activation.page({ lineRef, step: 'checklist' });
        if (page.at === 'blocked') return <BlockedView {...page} />;
        return page.at === 'checklist' ? <ChecklistView page={page} /> : undefined;
      },
    ],
    requests: [
      write(({ call, lineRef }) => call.activation.begin({ ...draftOf(lineRef), operationId })),
      read(({ call, lineRef }) =>
        call.activation.saveName({ ...draftOf(lineRef), operationId, firstName: 'ANA', lastName: 'REYES' }),
      ),
      read(({ call, lineRef }) => call.activation.checkDevice({ ...draftOf(lineRef), imei: sampleImeis.compatible })),
      read(({ call, lineRef }) => call.activation.acceptDevice(draftOf(lineRef))),
      read(({ call, lineRef }) =>
        call.activation.saveKitAddress({ ...draftOf(lineRef), address: shippingAddress, confirmed: false }),
      ),
      // The complete draft needs no kit.
      read(({ call, lineRef }) => call.activation.orderKit({ ...draftOf(lineRef), operationId, mark: 'forged' })),
      read(({ call, lineRef }) =>
        call.activation.checkNumber({ ...draftOf(lineRef), number: '6175550142', carrier: 'Other' }),
      ),
      read(({ call, lineRef }) =>
        call.activation.keepNumber({
          ...draftOf(lineRef),
          otherCarrier: 'Northwind',
          accountNumber: '123456',
          pin: '4321',
          zip: '01803',
        }),
      ),
      read(({ call, lineRef }) => call.activation.saveSim({ ...draftOf(lineRef), iccid: sampleIccids.valid })),
      read(({ call, lineRef }) => call.activation.choosePayment({ ...draftOf(lineRef), payment: 'next-bill' })),
      write(async ({ call, lineRef }) => {
        const page = await call.activation.page({ lineRef, step: 'confirm' });
        const mark = (page.at === 'confirm' && page.mark) || 'forged';
        return call.activation.confirm({ ...draftOf(lineRef), operationId, mark });
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
      async ({ call, lineRef }) => {
        const page = await call.port.status({ lineRef });
        return page.view.at === 'fix' ? <LineStatusView page={page} /> : undefined;
      },
    ],
    requests: [write(({ call, lineRef }) => call.port.fix({ lineRef, operationId, problem: 'pin', value: '8842' }))],
    buttons: [
      { on: 'home', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
      { on: 'account', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
    ],
  },
  'complete-esim-setup': {
    pages: [
      async ({ call, lineRef }) => {
        const page = await call.esim.setup({ lineRef });
        return page.at === 'setup' ? <EsimSetupView page={page} /> : undefined;
      },
    ],
    requests: [write(({ call, lineRef }) => call.submit['esim-setup']({ lineRef, operationId }))],
    buttons: [
      { on: 'home', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
      { on: 'account', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
    ],
  },
  'get-esim': {
    pages: [async ({ call, lineRef }) => <KitView form={await call.esim.kitForm({ lineRef })} />],
    requests: [write(({ call, lineRef }) => call.submit['esim-kit']({ lineRef, operationId }))],
  },
  'add-line': {
    pages: [
      addLinePage('plan', (page) => page.at === 'plan' && <PlanView page={page} />),
      addLinePage('line-1', (page) => page.at === 'line' && <NewLineView page={page} />),
      addLinePage('review', (page) => page.at === 'review' && <AddLineReviewView page={page} />),
    ],
    requests: [
      read(async ({ call, known }) => {
        const { version } = await addLineReview(call);
        return call.addLine.savePlan({ version, planId: known.planId, count: 1 });
      }),
      read(async ({ call }) => {
        const { version } = await addLineReview(call);
        return call.addLine.saveLine({ version, position: 1, firstName: 'ANA', lastName: 'REYES', sim: 'esim' });
      }),
      // The complete draft has an eSIM: nothing is shipped.
      read(async ({ call }) => {
        const { version } = await addLineReview(call);
        return call.addLine.saveAddress({ version, address: shippingAddress, confirmed: false });
      }),
      read(async ({ call }) => {
        const { version } = await addLineReview(call);
        return call.addLine.saveShipping({ version, serviceCode: 'usps_first_class_mail' });
      }),
      write(async ({ call }) => {
        const { version, mark } = await addLineReview(call);
        return call.addLine.confirm({ operationId, version, mark });
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
    pages: [async ({ call }) => <BillsView bills={await call.bills.list({})} />],
    requests: [
      read(({ call }) => call.bills.list({})),
      read(({ call, known }) => call.bills.bill({ billRef: known.bill })),
      write(({ call, known }) => call.bills.mail({ billRef: known.bill, operationId })),
    ],
  },
  pay: {
    pages: [
      async ({ call }) => <PayView form={await call.bills.payForm({})} />,
      async ({ call }) => <PromiseView form={await call.bills.promiseForm()} />,
    ],
    requests: [
      write(({ call }) => call.bills.pay({ operationId })),
      write(({ call, known }) => call.bills.promise({ operationId, day: known.day })),
    ],
    buttons: [
      { on: 'bills', words: 'Pay $26.56', link: '/bills/pay', has: isPrimary },
      { on: 'bills', words: 'Make a payment arrangement', link: '/bills/promise', has: isPrimary },
    ],
  },
  'month-in-advance': {
    pages: [async ({ call, lineRef }) => <MonthView month={await call.bills.monthInAdvance({ lineRef })} />],
    requests: [
      write(async ({ call, lineRef }) => {
        const month = await call.bills.monthInAdvance({ lineRef });
        const shown = ('price' in month && month.price) || { amount: 2500, totalTax: 156 };
        return call.bills.payMonthInAdvance({ lineRef, operationId, ...shown });
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
      async ({ call, issued }) => <NotMeView notMe={await call.activity.notMe({ operationId: issued.sent })} />,
      async ({ call }) => {
        const settings = await call.settings.view({});
        return settings.lock?.isLocked ? undefined : <SettingsView settings={settings} />;
      },
    ],
    requests: [write(({ call }) => call.submit['account-lock']({ operationId }))],
  },
  'unlock-account': {
    pages: [
      async ({ call }) => <UnlockView form={await call.settings.unlockForm()} />,
      async ({ call, issued }) => <OtpView form={await call.settings.otpForm({ operationId: issued.code })} />,
    ],
    requests: [
      write(({ call }) => call.settings.sendCode({ operationId })),
      write(({ call }) => call.settings.unlock({ operationId, otp: '123456' })),
    ],
  },
  'manage-cards': {
    pages: [
      async ({ call }) => <CardsView cards={await call.cards.list({})} />,
      async ({ call, known }) => <ExpiryView form={await call.cards.card({ cardRef: known.card })} />,
      async ({ call, known }) => <RemoveCardView form={await call.cards.card({ cardRef: known.card })} />,
      async ({ call }) => <AddCardView form={await call.cards.newCard({})} />,
    ],
    requests: [
      write(({ call, known }) => call.cards.setDefault({ cardRef: known.card, operationId })),
      write(({ call, known }) => call.cards.remove({ cardRef: known.card, operationId })),
      write(({ call, known }) => call.cards.updateExpiry({ cardRef: known.card, operationId, expiry: '0831' })),
      write(({ call }) => call.cards.openPage({ operationId })),
    ],
  },
  'manage-router': {
    pages: [
      routerPage((page) => <WifiNameView page={page} />),
      routerPage((page) => <WifiPasswordView page={page} />),
      routerPage((page) => <AskFirst what="restart" page={page} />),
      routerPage((page) => <AskFirst what="reset" page={page} />),
    ],
    requests: [
      write(({ call }) => call.homeRouter.rename({ operationId, ssid: 'Harbor' })),
      write(({ call }) => call.homeRouter.setPassword({ operationId, password: 'harbor-street-12' })),
      write(({ call }) => call.homeRouter.restart({ operationId })),
      write(({ call }) => call.homeRouter.reset({ operationId })),
    ],
  },
  invite: {
    pages: [async ({ call }) => <InviteView model={await call.invite.view({})} />],
    requests: [
      write(({ call }) =>
        call.invite.send({
          operationId,
          friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@example.test' }],
        }),
      ),
      // Some invitations are left.
      read(({ call }) => call.invite.askForMore({ operationId })),
    ],
  },
};
