import type { ReactElement } from 'react';
import { lineStates } from '#rpc/domain/line-status.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { type Reason, reasons } from '#rpc/domain/permission.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import {
  accountLine,
  accountModel,
  changePlanForm,
  changePlanResult,
  changePlanReview,
  dataServiceForm,
  entry,
  homeModel,
  lineCard,
  renameResult,
  renameForm,
  no,
  topUpForm,
  topUpResult,
  topUpReview,
  usageOf,
  usagePanel,
  yes,
} from '#app/ui/testing/sample.ts';
import {
  autoTopUpModel,
  billModel,
  billsModel,
  entryOf,
  monthInAdvance,
  payForm,
  promiseForm,
} from '#app/ui/testing/sample-bills.ts';
import { samplePage } from '#app/ui/testing/show.tsx';
import { EntryView } from '../activity/entry/view.tsx';
import { ActivityView } from '../activity/list/view.tsx';
import { NotMeView } from '../activity/not-me/view.tsx';
import { AccountView } from '../account/account/view.tsx';
import { PauseDataView } from '../account/pause-data/view.tsx';
import { ResultView } from '../add-data/result/view.tsx';
import { ReviewView } from '../add-data/review/view.tsx';
import { SelectView } from '../add-data/select/view.tsx';
import { AutoTopUpView } from '../bills/auto-top-up/view.tsx';
import { BillView } from '../bills/bill/view.tsx';
import { BillsView } from '../bills/list/view.tsx';
import { MonthView } from '../bills/month-in-advance/view.tsx';
import { PayView } from '../bills/pay/view.tsx';
import { PromiseView } from '../bills/promise/view.tsx';
import { ResultView as ChangePlanResultView } from '../change-plan/result/view.tsx';
import { ReviewView as ChangePlanReviewView } from '../change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from '../change-plan/select/view.tsx';
import { EditNameView } from '../edit-name/form/view.tsx';
import { NameResultView } from '../edit-name/result/view.tsx';
import { HomeView } from '../home/home/view.tsx';
import { PrivacyView } from '../legal/privacy/view.tsx';
import { TermsView } from '../legal/terms/view.tsx';
import { ActivationErrorView } from '../problem/activation-error/view.tsx';
import { ForbiddenView } from '../problem/forbidden/view.tsx';
import { LetsTalkView } from '../problem/lets-talk/view.tsx';
import { NotFoundView } from '../problem/not-found/view.tsx';
import { areas } from '../problem/not-yet/area.ts';
import { NotYetView } from '../problem/not-yet/view.tsx';
import { SorryView } from '../problem/sorry/view.tsx';
import { TurnedAwayView } from '../problem/turned-away/view.tsx';
import { AboutUsView } from '../public/about-us/view.tsx';
import { AssuranceCardView } from '../public/assurance-card/view.tsx';
import { BestFitView } from '../public/best-fit/view.tsx';
import { CoverageMapView } from '../public/coverage-map/view.tsx';
import { DeviceCheckView } from '../public/device-check/view.tsx';
import { PlansView } from '../public/plans/view.tsx';
import { BuyAPhoneView } from '../public/buy-a-phone/view.tsx';
import { ContactUsView } from '../public/contact-us/view.tsx';
import { FeedbackView } from '../public/feedback/view.tsx';
import { FeedbackThanksView } from '../public/feedback-thanks/view.tsx';
import { GiveBackView } from '../public/give-back/view.tsx';
import { InternationalServicesView } from '../public/international-services/view.tsx';
import { SitemapView } from '../public/sitemap/view.tsx';
import { ExpiredView } from '../session/expired/view.tsx';
import { NoAccountView } from '../session/no-account/view.tsx';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { SignInView } from '../session/sign-in/view.tsx';
import { SignOutView } from '../session/sign-out/view.tsx';
import { HelpView } from '../support/help/view.tsx';

/** What it shows, and the view. */
export type NamedPage = [name: string, view: ReactElement];

const notices = Object.keys(noticeCopy) as (keyof typeof noticeCopy)[];
const everything = lineStates.map((state, index) =>
  lineCard({
    ref: `ref-${index}`,
    occurrence: index,
    state,
    notices,
    usage: usageOf(index, 10),
    usageMissing: true,
    lastCheckedAt: samplePage.now,
    topUp: { operationId: 'operation-1', gigabytes: 2 },
    actions: [
      { action: 'complete-esim-setup', decision: yes },
      { action: 'activate', decision: no('unpaid') },
      { action: 'add-data', decision: no('primary-suspended') },
      { action: 'rename', decision: yes },
    ],
  }),
);
const sent = operationStates.filter((state): state is Exclude<Operation['state'], 'issued'> => state !== 'issued');

const accountLines = everything.map((line, index) =>
  accountLine({
    ...line,
    dataService: { paused: index % 2 === 0 },
    actions: [
      { action: 'change-plan', decision: no('lines-unsettled') },
      { action: 'data-service', decision: index > 6 ? no('sim-swap') : yes },
    ],
  }),
);
const paused: ActivityEntry = {
  id: 'operation-1',
  summary: { kind: 'data-service', pause: true },
  line: { ref: 'ref-0', occurrence: 1 },
  by: { you: true },
  state: 'done',
  sentAt: samplePage.now,
};
const boughtOften = [0, 1, 2, 3].map((days) => ({ at: samplePage.now - days * 86_400_000, gigabytes: 2 }));

const planList: PlanList = {
  plans: ['plan-2gb', 'plan-5gb'].map((id) => ({
    id,
    name: id,
    firstLine: 2000,
    eachMoreLine: 1500,
    moreLines: [],
    unlimited: false,
    esimOnly: true,
  })),
};
const deviceChecks: DeviceCheck[] = [
  { outcome: 'esim', device: 'Google Pixel 8' },
  ...(['incompatible', 'downtime', 'fiveG', 'failed', 'alreadyInUse'] as const).map((outcome) => ({ outcome })),
];

/** Two reasons that a form's own rules can give; the words of all reasons are on the forbidden page. */
const refusals = (of: readonly [Reason, Reason]) => of;

/** Pages whose whole text is the portal's own, the same for everybody. */
export const publicPages: NamedPage[] = [
  ['pre-login', <PreLoginView />],
  ['help', <HelpView />],
  ['about us', <AboutUsView />],
  ['assurance card', <AssuranceCardView />],
  ['best fit', <BestFitView />],
  ['buy a phone', <BuyAPhoneView />],
  ['contact us', <ContactUsView />],
  ['coverage map', <CoverageMapView />],
  ['feedback', <FeedbackView />],
  ['feedback, thanks', <FeedbackThanksView />],
  ['give back', <GiveBackView />],
  ['international services', <InternationalServicesView />],
  ['sitemap', <SitemapView />],
  [
    'feedback, wrong',
    <FeedbackView again={{ error: { score: ['123'], email: ['456'] }, initialValue: { email: 'nobody' } }} />,
  ],
];

/** Every page that there is, in each of its states. */
export const pages: NamedPage[] = [
  ...publicPages,
  ['home', <HomeView home={homeModel({ lines: everything, addLine: no('lines-full'), letsTalk: true })} />],
  ['home, disabled', <HomeView home={homeModel({ disabled: true })} />],
  [
    'account',
    <AccountView
      account={accountModel({ lines: accountLines, usage: usagePanel(), purchases: boughtOften, letsTalk: true })}
      allPurchases
    />,
  ],
  [
    'account, little known',
    <AccountView
      account={accountModel({
        lines: accountLines.slice(0, 1),
        usage: { ref: 'ref-0', cycle: { start: '2026-11-03', end: '2026-12-02' } },
      })}
    />,
  ],
  ['account, disabled', <AccountView account={accountModel({ disabled: true })} />],
  ...sent.map((state): NamedPage => [
    `account, ${state}`,
    <AccountView account={accountModel({ lines: accountLines, after: { ...paused, state } })} />,
  ]),
  ['pause data', <PauseDataView form={dataServiceForm()} />],
  ...refusals(['fraud', 'suspended']).map((reason): NamedPage => [
    `pause data, ${reason}`,
    <PauseDataView form={dataServiceForm({ decision: no(reason) })} />,
  ]),
  ['select', <SelectView form={topUpForm()} />],
  ['select, wrong', <SelectView form={topUpForm()} again={{ error: { gigabytes: ['?'] } }} />],
  ...refusals(['fraud', 'primary-suspended']).map((reason): NamedPage => [
    `select, ${reason}`,
    <SelectView form={topUpForm({ decision: no(reason) })} />,
  ]),
  ...refusals(['non-pay', 'not-on-sale']).map((reason): NamedPage => [
    `review, ${reason}`,
    <ReviewView review={topUpReview({ decision: no(reason) })} because="expired" />,
  ]),
  ['review', <ReviewView review={topUpReview()} />],
  ...sent.map((state): NamedPage => [`result, ${state}`, <ResultView result={topUpResult({ state })} />]),
  ['change plan: select', <ChangePlanSelectView form={changePlanForm()} changed />],
  [
    'change plan: select, wrong',
    <ChangePlanSelectView form={changePlanForm({ scheduled: {} })} again={{ error: { plan: ['422'] } }} />,
  ],
  ['change plan: select, nothing', <ChangePlanSelectView form={changePlanForm({ options: [] })} />],
  ...refusals(['secondary', 'lines-unsettled']).map((reason): NamedPage => [
    `change plan: select, ${reason}`,
    <ChangePlanSelectView form={changePlanForm({ decision: no(reason) })} />,
  ]),
  [
    'change plan: review',
    <ChangePlanReviewView
      review={changePlanReview({ replaces: 'Best Fit 2GB' })}
      because="moved"
      again={{ error: { when: ['422'] } }}
    />,
  ],
  ['change plan: review, one time', <ChangePlanReviewView review={changePlanReview({ times: ['next-cycle'] })} />],
  ...refusals(['plan-changing', 'device-unknown']).map((reason): NamedPage => [
    `change plan: review, ${reason}`,
    <ChangePlanReviewView review={changePlanReview({ decision: no(reason) })} because="expired" />,
  ]),
  ...sent.flatMap((state): NamedPage[] => [
    [`change plan: result, ${state}`, <ChangePlanResultView result={changePlanResult({ state })} />],
    [
      `change plan: result next cycle, ${state}`,
      <ChangePlanResultView result={changePlanResult({ state, when: 'next-cycle' })} />,
    ],
  ]),
  [
    'bills',
    <BillsView
      bills={billsModel({
        back: { waiting: true },
        after: entryOf({ kind: 'promise-to-pay', day: '2026-12-01', amount: 1 }),
      })}
    />,
  ],
  [
    'bills, wrong days',
    <BillsView
      bills={billsModel({ back: { waiting: false } })}
      again={{ error: { from: ['422'], to: ['422'] }, initialValue: {} }}
    />,
  ],
  [
    'bills, nothing told',
    <BillsView bills={{ range: { from: '2026-01-01', to: '2026-11-21' }, pay: no('fraud'), unpaidMonths: [] }} />,
  ],
  [
    'bills, none',
    <BillsView bills={billsModel({ owed: { balance: 0, overdue: false, autoPay: true }, bills: [], payments: [] })} />,
  ],
  ['bills, refused', <BillsView bills={{ refused: 'secondary' }} />],
  ['bill', <BillView bill={billModel()} />],
  ['bill, unpaid', <BillView bill={billModel({ payments: [], type: 'ONE_TIME' })} />],
  ['pay', <PayView form={payForm({ after: { entry: entryOf({ kind: 'payment-page' }, { state: 'refused' }) } })} />],
  [
    'pay, late',
    <PayView
      form={payForm({ after: { entry: entryOf({ kind: 'payment-page' }), page: 'https://pay.example.test/1' } })}
    />,
  ],
  ...refusals(['fraud', 'nothing-due']).map((reason): NamedPage => [
    `pay, ${reason}`,
    <PayView form={payForm({ decision: no(reason) })} />,
  ]),
  ['promise', <PromiseView form={promiseForm()} again={{ error: { day: ['422'] } }} />],
  ...refusals(['no-promise', 'bad-day']).map((reason): NamedPage => [
    `promise, ${reason}`,
    <PromiseView form={promiseForm({ decision: no(reason) })} />,
  ]),
  ['automatic top-up', <AutoTopUpView model={autoTopUpModel()} moved />],
  ...refusals(['secondary', 'sim-swap']).map((reason): NamedPage => [
    `automatic top-up, ${reason}`,
    <AutoTopUpView
      model={autoTopUpModel({ lines: autoTopUpModel().lines.map((one) => ({ ...one, decision: no(reason) })) })}
    />,
  ]),
  ['month in advance', <MonthView month={monthInAdvance()} moved />],
  ...refusals(['already-paid', 'does-not-apply']).map((reason): NamedPage => [
    `month in advance, ${reason}`,
    <MonthView month={monthInAdvance({ decision: no(reason) })} />,
  ]),
  ['result, unavailable', <ResultView result={topUpResult({ state: 'refused', refusal: 'unavailable' })} />],
  ['edit name', <EditNameView form={renameForm()} because="same" />],
  [
    'edit name, wrong',
    <EditNameView form={renameForm()} again={{ error: { firstName: ['422'], lastName: ['422'] } }} />,
  ],
  ['edit name, under way', <EditNameView form={renameForm({ open: { operationId: 'operation-1' } })} because="open" />],
  ...refusals(['fraud', 'does-not-apply']).map((reason): NamedPage => [
    `edit name, ${reason}`,
    <EditNameView form={renameForm({ decision: no(reason) })} />,
  ]),
  ...sent.flatMap((state): NamedPage[] => [
    [`edit name: result, ${state}`, <NameResultView result={renameResult({ state })} />],
    [`activity: entry, ${state}`, <EntryView entry={entry({ state, settledAt: samplePage.now })} />],
    [
      `activity: this wasn’t me, lock ${state}`,
      <NotMeView
        notMe={{
          entry: entry(),
          lock: yes,
          operationId: 'operation-1',
          locked: entry({ summary: { kind: 'account-lock' }, state }),
        }}
      />,
    ],
  ]),
  [
    'activity',
    <ActivityView activity={{ entries: sent.map((state) => entry({ state, id: state })), olderThan: 7 }} isOlder />,
  ],
  ['activity, empty', <ActivityView activity={{ entries: [] }} />],
  [
    'activity: this wasn’t me',
    <NotMeView notMe={{ entry: entry({ by: { you: false } }), lock: yes, operationId: 'operation-1' }} />,
  ],
  ...refusals(['secondary', 'already-locked']).map((reason): NamedPage => [
    `activity: this wasn’t me, ${reason}`,
    <NotMeView notMe={{ entry: entry(), lock: no(reason), operationId: 'operation-1' }} />,
  ]),
  ['expired', <ExpiredView to="/add-data/ref-1" />],
  ['expired, after a form', <ExpiredView to="/add-data/ref-1" unchanged />],
  ['no account', <NoAccountView />],
  ['sign-in', <SignInView />],
  ['sign-out', <SignOutView />],
  ['terms', <TermsView />],
  ['privacy', <PrivacyView />],
  ['plans', <PlansView list={planList} />],
  ['plans, none', <PlansView list={undefined} />],
  ['device check', <DeviceCheckView thanks="fiveG" />],
  ['device check, wrong', <DeviceCheckView again={{ error: { imei: ['Wrong'] }, initialValue: { imei: '1' } }} />],
  ...deviceChecks.map((check): NamedPage => [
    `device check, ${check.outcome}`,
    <DeviceCheckView checked={{ imei: '356938035643809', check }} />,
  ]),
  ['not found', <NotFoundView />],
  ['forbidden', <ForbiddenView />],
  ...reasons.map((reason): NamedPage => [`forbidden, ${reason}`, <ForbiddenView reason={reason} />]),
  ...([405, 413, 429] as const).map((status): NamedPage => [
    `turned away, ${status}`,
    <TurnedAwayView status={status} />,
  ]),
  ['let’s talk', <LetsTalkView />],
  ['activation error', <ActivationErrorView kind="failed" />],
  ['activation not available', <ActivationErrorView kind="unavailable" />],
  ['sorry', <SorryView />],
  ['sorry, retry', <SorryView kind="retry" />],
  ['sorry, disabled', <SorryView kind="disabled" />],
  ...areas.map((area): NamedPage => [`not yet, ${area}`, <NotYetView area={area} />]),
];
