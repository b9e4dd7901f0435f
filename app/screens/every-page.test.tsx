import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { lineStates } from '#rpc/domain/line-status.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { reasons } from '#rpc/domain/permission.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import { type Language, languages } from '#app/copy/language.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import { everyCopy, texts } from '#app/copy/testing/every-copy.ts';
import { PageLayout } from '#app/ui/page-layout.tsx';
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
  lineRenamed,
  lineRenameForm,
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
} from '#app/ui/testing/bills.ts';
import { elements, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { EntryView } from './activity/entry/view.tsx';
import { ActivityView } from './activity/list/view.tsx';
import { NotMeView } from './activity/not-me/view.tsx';
import { AccountView } from './account/account/view.tsx';
import { PauseDataView } from './account/pause-data/view.tsx';
import { ResultView } from './add-data/result/view.tsx';
import { ReviewView } from './add-data/review/view.tsx';
import { SelectView } from './add-data/select/view.tsx';
import { AutoTopUpView } from './bills/auto-top-up/view.tsx';
import { BillView } from './bills/bill/view.tsx';
import { BillsView } from './bills/list/view.tsx';
import { MonthView } from './bills/month-in-advance/view.tsx';
import { PayView } from './bills/pay/view.tsx';
import { PromiseView } from './bills/promise/view.tsx';
import { ResultView as ChangePlanResultView } from './change-plan/result/view.tsx';
import { ReviewView as ChangePlanReviewView } from './change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from './change-plan/select/view.tsx';
import { EditNameView } from './edit-name/form/view.tsx';
import { NameResultView } from './edit-name/result/view.tsx';
import { HomeView } from './home/home/view.tsx';
import { PrivacyView } from './legal/privacy/view.tsx';
import { TermsView } from './legal/terms/view.tsx';
import { ActivationErrorView } from './problem/activation-error/view.tsx';
import { ForbiddenView } from './problem/forbidden/view.tsx';
import { LetsTalkView } from './problem/lets-talk/view.tsx';
import { MethodView } from './problem/method/view.tsx';
import { NotFoundView } from './problem/not-found/view.tsx';
import { areas } from './problem/not-yet/area.ts';
import { NotYetView } from './problem/not-yet/view.tsx';
import { SorryView } from './problem/sorry/view.tsx';
import { TooLargeView } from './problem/too-large/view.tsx';
import { TooManyView } from './problem/too-many/view.tsx';
import { AboutUsView } from './public/about-us/view.tsx';
import { AssuranceCardView } from './public/assurance-card/view.tsx';
import { BestFitView } from './public/best-fit/view.tsx';
import { CoverageMapView } from './public/coverage-map/view.tsx';
import { DeviceCheckView } from './public/device-check/view.tsx';
import { PlansView } from './public/plans/view.tsx';
import { BuyAPhoneView } from './public/buy-a-phone/view.tsx';
import { ContactUsView } from './public/contact-us/view.tsx';
import { FeedbackView } from './public/feedback/view.tsx';
import { FeedbackThanksView } from './public/feedback-thanks/view.tsx';
import { GiveBackView } from './public/give-back/view.tsx';
import { InternationalServicesView } from './public/international-services/view.tsx';
import { SitemapView } from './public/sitemap/view.tsx';
import { ExpiredView } from './session/expired/view.tsx';
import { NoAccountView } from './session/no-account/view.tsx';
import { PreLoginView } from './session/pre-login/view.tsx';
import { SignInView } from './session/sign-in/view.tsx';
import { SignOutView } from './session/sign-out/view.tsx';
import { HelpView } from './support/help/view.tsx';

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

const pages: [string, ReactElement][] = [
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
  ...sent.map((state): [string, ReactElement] => [
    `account, ${state}`,
    <AccountView account={accountModel({ lines: accountLines, after: { ...paused, state } })} />,
  ]),
  ['pause data', <PauseDataView form={dataServiceForm()} />],
  ...reasons.map((reason): [string, ReactElement] => [
    `pause data, ${reason}`,
    <PauseDataView form={dataServiceForm({ decision: no(reason) })} />,
  ]),
  ['select', <SelectView form={topUpForm()} />],
  ['select, wrong', <SelectView form={topUpForm()} again={{ error: { gigabytes: ['?'] } }} />],
  ...reasons.map((reason): [string, ReactElement] => [
    `select, ${reason}`,
    <SelectView form={topUpForm({ decision: no(reason) })} />,
  ]),
  ...reasons.map((reason): [string, ReactElement] => [
    `review, ${reason}`,
    <ReviewView review={topUpReview({ decision: no(reason) })} because="expired" />,
  ]),
  ['review', <ReviewView review={topUpReview()} />],
  ...sent.map((state): [string, ReactElement] => [`result, ${state}`, <ResultView result={topUpResult({ state })} />]),
  ['change plan: select', <ChangePlanSelectView form={changePlanForm()} changed />],
  [
    'change plan: select, wrong',
    <ChangePlanSelectView form={changePlanForm({ scheduled: {} })} again={{ error: { plan: ['422'] } }} />,
  ],
  ['change plan: select, nothing', <ChangePlanSelectView form={changePlanForm({ options: [] })} />],
  ...reasons.map((reason): [string, ReactElement] => [
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
  ...reasons.map((reason): [string, ReactElement] => [
    `change plan: review, ${reason}`,
    <ChangePlanReviewView review={changePlanReview({ decision: no(reason) })} because="expired" />,
  ]),
  ...sent.flatMap((state): [string, ReactElement][] => [
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
  ...reasons.map((reason): [string, ReactElement] => [
    `pay, ${reason}`,
    <PayView form={payForm({ decision: no(reason) })} />,
  ]),
  ['promise', <PromiseView form={promiseForm()} again={{ error: { day: ['422'] } }} />],
  ...reasons.map((reason): [string, ReactElement] => [
    `promise, ${reason}`,
    <PromiseView form={promiseForm({ decision: no(reason) })} />,
  ]),
  ['automatic top-up', <AutoTopUpView model={autoTopUpModel()} moved />],
  ...reasons.map((reason): [string, ReactElement] => [
    `automatic top-up, ${reason}`,
    <AutoTopUpView
      model={autoTopUpModel({ lines: autoTopUpModel().lines.map((one) => ({ ...one, decision: no(reason) })) })}
    />,
  ]),
  ['month in advance', <MonthView month={monthInAdvance()} moved />],
  ...reasons.map((reason): [string, ReactElement] => [
    `month in advance, ${reason}`,
    <MonthView month={monthInAdvance({ decision: no(reason) })} />,
  ]),
  ['result, unavailable', <ResultView result={topUpResult({ state: 'refused', refusal: 'unavailable' })} />],
  ['edit name', <EditNameView form={lineRenameForm()} because="same" />],
  [
    'edit name, wrong',
    <EditNameView form={lineRenameForm()} again={{ error: { firstName: ['422'], lastName: ['422'] } }} />,
  ],
  [
    'edit name, under way',
    <EditNameView form={lineRenameForm({ open: { operationId: 'operation-1' } })} because="open" />,
  ],
  ...reasons.map((reason): [string, ReactElement] => [
    `edit name, ${reason}`,
    <EditNameView form={lineRenameForm({ decision: no(reason) })} />,
  ]),
  ...sent.flatMap((state): [string, ReactElement][] => [
    [`edit name: result, ${state}`, <NameResultView result={lineRenamed({ state })} />],
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
  ...reasons.map((reason): [string, ReactElement] => [
    `activity: this wasn’t me, ${reason}`,
    <NotMeView notMe={{ entry: entry(), lock: no(reason), operationId: 'operation-1' }} />,
  ]),
  ['pre-login', <PreLoginView />],
  ['expired', <ExpiredView to="/add-data/ref-1" />],
  ['no account', <NoAccountView />],
  ['sign-in', <SignInView />],
  ['sign-out', <SignOutView />],
  ['terms', <TermsView />],
  ['privacy', <PrivacyView />],
  ['help', <HelpView />],
  ['about us', <AboutUsView />],
  ['assurance card', <AssuranceCardView />],
  ['best fit', <BestFitView />],
  ['buy a phone', <BuyAPhoneView />],
  ['contact us', <ContactUsView />],
  ['plans', <PlansView list={planList} />],
  ['plans, none', <PlansView list={undefined} />],
  ['coverage map', <CoverageMapView />],
  ['device check', <DeviceCheckView thanks="fiveG" />],
  ['device check, wrong', <DeviceCheckView again={{ error: { imei: ['Wrong'] }, initialValue: { imei: '1' } }} />],
  ...deviceChecks.map((check): [string, ReactElement] => [
    `device check, ${check.outcome}`,
    <DeviceCheckView checked={{ imei: '356938035643809', check }} />,
  ]),
  ['feedback', <FeedbackView />],
  ['feedback, thanks', <FeedbackThanksView />],
  ['give back', <GiveBackView />],
  ['international services', <InternationalServicesView />],
  ['sitemap', <SitemapView />],
  ['terms', <TermsView />],
  ['privacy', <PrivacyView />],
  ['not found', <NotFoundView />],
  ['forbidden', <ForbiddenView reason="fraud" />],
  ['method', <MethodView />],
  ['too many', <TooManyView />],
  ['too large', <TooLargeView />],
  ['let’s talk', <LetsTalkView />],
  ['activation error', <ActivationErrorView kind="failed" />],
  ['activation not available', <ActivationErrorView kind="unavailable" />],
  ['sorry', <SorryView />],
  ['sorry, retry', <SorryView kind="retry" />],
  ['sorry, disabled', <SorryView kind="disabled" />],
  ...areas.map((area): [string, ReactElement] => [`not yet, ${area}`, <NotYetView area={area} />]),
];

const inBoth = pages.flatMap(([name, view]) =>
  languages.map((language): [string, Language, ReactElement] => [name, language, view]),
);

describe.each(inBoth)('%s, %s', (_, language, view) => {
  const html = show(<PageLayout>{view}</PageLayout>, { ...samplePage, language });
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

  it('has one main heading', () => {
    expect(elements(html, 'h1')).toHaveLength(1);
  });

  it('needs no script and no style of its own', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it('uses every id once, and points only at ids that are there', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const pointers = [
      ...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]*)"|href="#([^"]*)"/g),
    ].flatMap(([, list, target]) => (list ?? target ?? '').split(' '));
    expect(pointers.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has at most one thing to do on each card, and beside the cards', () => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const cards = main
      .split(/<(?:article|section|div) class="card/)
      .map((part) => part.split('class="btn main"').length - 1);
    expect(cards.filter((filled) => filled > 1)).toEqual([]);
  });

  it('sends its token with every form that changes something', () => {
    const changing = elements(html, 'form').filter(({ method }) => method !== 'get');
    expect(changing).toHaveLength(html.split('name="_token"').length - 1);
  });

  it('leaves no gaps in its sentences', () => {
    expect(words(html)).not.toMatch(/undefined|NaN|null|\[object|\.\.|\s[.,]/);
  });
});

it.each(pages)('%s can also be shown to a visitor', (_, view) => {
  expect(words(show(<PageLayout>{view}</PageLayout>, visitorPage))).toContain('Sign In | Activate');
});

/** What the portal says in English alone, long enough to be told from a name. */
const english = everyCopy.flatMap(([, { en, es }]) => {
  const spanish = new Set(texts(es).map(([, text]) => text));
  return texts(en).flatMap(([path, text]) =>
    path.includes('(7)') || text.length < 12 || spanish.has(text) ? [] : [text.trim()],
  );
});

it.each(pages)('%s has no English left in Spanish', (_, view) => {
  const said = words(show(<PageLayout>{view}</PageLayout>, { ...samplePage, language: 'es' }));
  expect(english.filter((text) => said.includes(text))).toEqual([]);
});
