import type { ReactElement } from 'react';
import type { Action } from '#rpc/domain/permission.ts';
import type { PortalCaller } from '#rpc/portal-router.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import type { IssuedForms } from './matrix-account.ts';
import { PauseDataView } from '../account/pause-data/view.tsx';
import { NotMeView } from '../activity/not-me/view.tsx';
import { ReviewView } from '../add-data/review/view.tsx';
import { SelectView } from '../add-data/select/view.tsx';
import { AutoTopUpView } from '../bills/auto-top-up/view.tsx';
import { BillsView } from '../bills/list/view.tsx';
import { MonthView } from '../bills/month-in-advance/view.tsx';
import { PayView } from '../bills/pay/view.tsx';
import { PromiseView } from '../bills/promise/view.tsx';
import { ReviewView as ChangePlanReviewView } from '../change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from '../change-plan/select/view.tsx';
import { EditNameView } from '../edit-name/form/view.tsx';
import type { Situation } from './situations.ts';

/** One request of the situation's actor, on an account of its own. */
export interface Visit {
  call: PortalCaller;
  line: string;
  issued: IssuedForms;
}

export interface Doors {
  /** Pages whose whole purpose is the action. */
  pages?: readonly ((visit: Visit) => Promise<ReactElement | undefined>)[];
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
const operation = formId;

/** HOME-3, ACCOUNT-1, LINE-5: which lines have a button at all, whether or not it is open. */
const has = (...kinds: RegExp[]) => {
  return ({ kind }: Situation) => kinds.some((one) => one.test(kind));
};
const isPrimary = ({ person }: Situation) => person.startsWith('primary');
const inService = has(/\(2\)/, /\(3\)/);

/** Every way to an action: where it is shown, and where it is sent to. */
export const doors: Record<Action, Doors> = {
  see: {
    requests: [
      read(({ call, line }) => call.lineRename.form({ line })),
      read(({ call, line }) => call.topUp.form({ line })),
      read(({ call, line }) => call.dataService.form({ line })),
      read(({ call, line }) => call.changePlan.form({ line })),
    ],
  },
  'add-data': {
    pages: [
      async ({ call, line }) => <SelectView form={await call.topUp.form({ line })} />,
      async ({ call, line, issued }) => {
        const review = await call.topUp.review({ line, operation: issued.topUp });
        return review && <ReviewView review={review} />;
      },
    ],
    requests: [
      read(({ call, line }) => call.topUp.quote({ line, gigabytes: 2 })),
      write(({ call, line, issued }) => call.topUp.confirm({ line, operation: issued.topUp })),
    ],
    buttons: [{ on: 'home', words: 'Add Data', link: '/add-data/', has: inService }],
  },
  'data-service': {
    pages: [async ({ call, line }) => <PauseDataView form={await call.dataService.form({ line })} />],
    requests: [write(({ call, line }) => call.dataService.set({ line, operation, pause: true }))],
    buttons: [{ on: 'account', words: 'Pause data', link: '/account/', has: inService }],
  },
  'change-plan': {
    pages: [
      async ({ call, line }) => <ChangePlanSelectView form={await call.changePlan.form({ line })} />,
      async ({ call, line, issued }) => {
        const review = await call.changePlan.review({ line, operation: issued.planChange });
        return 'sentAs' in review ? undefined : <ChangePlanReviewView review={review} />;
      },
    ],
    requests: [
      read(({ call, line, issued }) =>
        call.changePlan.confirm({ line, operation: issued.planChange, when: 'next-cycle' }),
      ),
      write(async ({ call, line }) => {
        const quoted = await call.changePlan.quote({ line, plan: 'large' });
        return call.changePlan.confirm({ line, operation: quoted?.operationId ?? '', when: 'next-cycle' });
      }),
    ],
    buttons: [{ on: 'account', words: 'CHANGE PLAN', link: '/change-plan/', has: inService }],
  },
  rename: {
    pages: [async ({ call, line }) => <EditNameView form={await call.lineRename.form({ line })} />],
    requests: [
      write(({ call, line }) => call.lineRename.send({ line, operation, firstName: 'ANA', lastName: 'REYES' })),
    ],
  },
  'auto-top-up': {
    pages: [
      async ({ call, line }) => {
        const model = await call.bills.autoTopUp({});
        const ofLine =
          'refused' in model ? model : { ...model, lines: model.lines.filter((one) => one.line.ref === line) };
        // A disabled or disconnected line has no switch (LINE-5).
        if ('lines' in ofLine && ofLine.lines.length === 0) return undefined;
        return <AutoTopUpView model={ofLine} />;
      },
    ],
    requests: [
      write(({ call, line }) => call.bills.setAutoTopUp({ line, operation, enabled: true, charge: 1000 })),
      write(({ call, line }) => call.bills.setAutoTopUp({ line, operation, enabled: false })),
    ],
  },
  'track-order': {
    buttons: [{ on: 'home', words: 'TRACK ORDER', link: '/track-order', has: has(/^new SIM/) }],
  },
  activate: {
    buttons: [{ on: 'home', words: 'ACTIVATE', link: '/activation', has: has(/^new eSIM/) }],
  },
  'retry-activation': {
    buttons: [
      { on: 'home', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
      { on: 'account', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
    ],
  },
  'fix-port': {
    buttons: [
      { on: 'home', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
      { on: 'account', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
    ],
  },
  'complete-esim-setup': {
    buttons: [{ on: 'home', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) }],
  },
  'add-line': {
    buttons: [{ on: 'home', words: 'Add Line', link: '/add-line', has: isPrimary }],
  },
  'see-bills': {
    pages: [async ({ call }) => <BillsView bills={await call.bills.list({})} />],
    requests: [
      read(({ call }) => call.bills.list({})),
      read(({ call, issued }) => call.bills.bill({ bill: issued.bill })),
      write(({ call, issued }) => call.bills.mail({ bill: issued.bill, operation })),
    ],
  },
  pay: {
    pages: [
      async ({ call }) => <PayView form={await call.bills.payForm({})} />,
      async ({ call }) => <PromiseView form={await call.bills.promiseForm()} />,
    ],
    requests: [
      write(({ call }) => call.bills.pay({ operation })),
      write(({ call }) => call.bills.promise({ operation, day: '2026-12-01' })),
    ],
    buttons: [
      { on: 'bills', words: 'Pay now', link: '/bills/pay', has: isPrimary },
      { on: 'bills', words: 'Promise to pay later', link: '/bills/promise', has: isPrimary },
    ],
  },
  'month-in-advance': {
    pages: [async ({ call, line }) => <MonthView month={await call.bills.monthInAdvance({ line })} />],
    requests: [
      write(({ call, line }) => call.bills.payMonthInAdvance({ line, operation, amount: 2500, totalTax: 156 })),
    ],
    buttons: [
      {
        on: 'bills',
        words: 'Month in advance for Uma’s line',
        link: '/bills/month-in-advance/',
        has: (situation) => isPrimary(situation) && has(/\((0|11|1|8|9|10)\)/)(situation),
      },
    ],
  },
  'lock-account': {
    pages: [async ({ call, issued }) => <NotMeView notMe={await call.activity.notMe({ operation: issued.sent })} />],
    requests: [write(({ call }) => call.accountLock.lock({ operation }))],
  },
};
