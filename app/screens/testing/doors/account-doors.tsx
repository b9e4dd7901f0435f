import type { PortalContext } from '#rpc/portal-context.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { TRPCError } from '@trpc/server';
import type { ReactElement } from 'react';
import { shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { addLinePage, type AddLinePage } from '../../add-line/step-page.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { loadRouter, type RouterPage } from '../../router/router/intent.ts';
import { NotMeView } from '../../activity/not-me/view.tsx';
import { NewLineView } from '../../add-line/line/view.tsx';
import { PlanView } from '../../add-line/plan/view.tsx';
import { ReviewView as AddLineReviewView } from '../../add-line/review/view.tsx';
import { BlockedView as AddLineBlockedView } from '../../add-line/start/view.tsx';
import { BillsView } from '../../bills/list/view.tsx';
import { MonthView } from '../../bills/month-in-advance/view.tsx';
import { PayView } from '../../bills/pay/view.tsx';
import { PromiseView } from '../../bills/promise/view.tsx';
import { AddCardView } from '../../cards/add/view.tsx';
import { ExpiryView } from '../../cards/expiry/view.tsx';
import { CardsView } from '../../cards/list/view.tsx';
import { RemoveCardView } from '../../cards/remove/view.tsx';
import { AskFirst } from '../../router/ask-first.tsx';
import { WifiNameView } from '../../router/name/view.tsx';
import { WifiPasswordView } from '../../router/password/view.tsx';
import { OtpView } from '../../settings/one-time-password/view.tsx';
import { SettingsView } from '../../settings/settings/view.tsx';
import { UnlockView } from '../../settings/unlock/view.tsx';
import { InviteView } from '../../invite/form/view.tsx';
import { isOpenByRule } from '../openings.ts';
import { savePlan } from '../../add-line/plan/intent.ts';
import { saveNewLine } from '../../add-line/line/intent.ts';
import { saveAddress } from '../../add-line/address/intent.ts';
import { saveShipping } from '../../add-line/shipping/intent.ts';
import { confirmAddLine } from '../../add-line/review/intent.ts';
import { loadBills } from '../../bills/list/intent.ts';
import { loadBill, mailBill } from '../../bills/bill/intent.ts';
import { payForm, openPayment } from '../../bills/pay/intent.ts';
import { promisePage, promiseToPay } from '../../bills/promise/intent.ts';
import { loadMonthInAdvance, payMonthInAdvance } from '../../bills/month-in-advance/intent.ts';
import { loadNotMe } from '#rpc/portal/activity.ts';
import { loadSettings } from '../../settings/settings/intent.ts';
import { lockAccount } from '../../settings/settings/lock.ts';
import { unlockForm, loadOtpForm, sendUnlockCode, unlockAccount } from '../../settings/unlock/intent.ts';
import { loadCards, loadCardForm, loadNewCardForm } from '../../cards/intent.ts';
import { setDefaultCard, removeCard, updateExpiry, openCardPage } from '../../cards/change-card.ts';
import { renameWifi, changeWifiPassword, restartRouter, resetRouter } from '../../router/intent.ts';
import { loadInvitations, sendInvitations, requestMoreInvitations } from '../../invite/form/intent.ts';

import { type Doors, has, isPrimary, operationId, type Page, read, write } from './door.ts';

/** A step of Add Line, or the reason why it is closed; the account has a complete draft. */
function addLineStep(step: string, view: (page: AddLinePage) => ReactElement | false): Page {
  return async ({ portal }) => {
    const page = await addLinePage(portal, step);
    return page.at === 'blocked' ? <AddLineBlockedView why={page.why} /> : view(page) || undefined;
  };
}

/** A change of the home router; a secondary's router has no page at all (ROUTER-7). */
function routerChange(view: (page: RouterPage) => ReactElement): Page {
  return async ({ portal }) => {
    const page = await loadRouter(portal).catch((thrown: unknown) => {
      if (thrown instanceof TRPCError && thrown.code === 'NOT_FOUND') return undefined;
      throw thrown;
    });
    return page && view(page);
  };
}

/** Returns the form of the last page of Add Line; a forged one where the page is closed. */
async function addLineReview(portal: PortalContext): Promise<{ version: string; mark: string }> {
  const page = await addLinePage(portal, 'review');
  return page.at === 'review' ? page : { version: 'version-1', mark: 'forged' };
}

/** Every way to the actions of the account. */
export const accountDoors = {
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
    pages: [async ({ portal }) => <BillsView bills={await loadBills(portal, {})} />],
    requests: [
      read(({ portal }) => loadBills(portal, {})),
      read(({ portal, known }) => loadBill(portal, known.bill)),
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
    pages: [async ({ portal, lineRef }) => <MonthView month={await loadMonthInAdvance(portal, lineRef)} />],
    requests: [
      write(async ({ portal, lineRef }) => {
        const month = await loadMonthInAdvance(portal, lineRef);
        const shown = ('price' in month && valueOf(month.price)) || { amount: 2500, totalTax: 156 };
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
      async ({ portal, issued }) => <NotMeView notMe={await loadNotMe(portal, issued.sent)} />,
      async ({ portal }) => {
        const settings = await loadSettings(portal);
        return settings.lock?.isLocked ? undefined : <SettingsView settings={settings} />;
      },
    ],
    requests: [write(({ portal }) => lockAccount(portal, operationId))],
  },
  'unlock-account': {
    pages: [
      async ({ portal }) => <UnlockView form={await unlockForm(portal)} />,
      async ({ portal, issued }) => <OtpView form={await loadOtpForm(portal, issued.code)} />,
    ],
    requests: [
      write(({ portal }) => sendUnlockCode(portal, operationId)),
      write(({ portal }) => unlockAccount(portal, { operationId, otp: '123456' })),
    ],
  },
  'manage-cards': {
    pages: [
      async ({ portal }) => <CardsView cards={await loadCards(portal, {})} />,
      async ({ portal, known }) => <ExpiryView form={await loadCardForm(portal, known.card)} />,
      async ({ portal, known }) => <RemoveCardView form={await loadCardForm(portal, known.card)} />,
      async ({ portal }) => <AddCardView form={await loadNewCardForm(portal)} />,
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
    pages: [async ({ portal }) => <InviteView model={await loadInvitations(portal)} />],
    requests: [
      write(({ portal }) =>
        sendInvitations(portal, {
          operationId,
          friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@example.test' }],
        }),
      ),
      // Some invitations are left.
      read(({ portal }) => requestMoreInvitations(portal, operationId)),
    ],
  },
} satisfies Partial<Record<Action, Doors>>;
