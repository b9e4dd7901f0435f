import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { companyOf } from '#app/brand/companies.ts';
import { claim } from '#app/copy/claim.ts';
import { staticPaths } from '#app/copy/page-text.ts';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { englishIn, type PageRuleName, pageRules, parsedPage } from '#app/ui/testing/page-rules.ts';
import { confirmPage, esimPage, numberPage, portIn, summaryPage } from '#app/ui/testing/sample-activation.ts';
import { addressPage, linePage, orderResult, planPage, shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { billModel, billsModel, entryOf } from '#app/ui/testing/sample-bills.ts';
import { careFacts } from '#app/ui/testing/sample-care.ts';
import { invitationsModel } from '#app/ui/testing/sample-invitations.ts';
import { kitCard, ordersPage, reorderForm } from '#app/ui/testing/sample-orders.ts';
import { routerPage } from '#app/ui/testing/sample-router.ts';
import { serviceLine, serviceModel } from '#app/ui/testing/sample-services.ts';
import { esimSetupPage } from '#app/ui/testing/sample-status.ts';
import { accountLine, accountModel, entry, homeModel, lineCard, marco, no, usageOf } from '#app/ui/testing/sample.ts';
import { known, unread } from '#app/ui/testing/read.ts';
import { sampleNow, samplePage, show, visitorPage } from '#app/ui/testing/show.tsx';
import { noticeMessages } from '#app/copy/notice.ts';
import { reasons } from '#rpc/domain/decision.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { lineStates } from '#rpc/domain/line-status.ts';
import { AccountView } from './account/account/view.tsx';
import { BlockedView } from './activation/checklist/blocked-view.tsx';
import { ConfirmView } from './activation/confirm/view.tsx';
import { NumberView } from './activation/number/view.tsx';
import { SummaryView } from './activation/summary/view.tsx';
import { AddressView } from './add-line/address/view.tsx';
import { NewLineView } from './add-line/line/view.tsx';
import { OrderView } from './add-line/order/view.tsx';
import { PlanView } from './add-line/plan/view.tsx';
import { BillView } from './bills/bill/view.tsx';
import { BillsView } from './bills/list/view.tsx';
import { DeskView } from './care/desk/view.tsx';
import { ActivateEsimView } from './esim/activate/view.tsx';
import { noSetupMessages } from './esim/none/copy.ts';
import { EsimSetupView } from './esim/setup/view.tsx';
import { HomeView } from './home/home/view.tsx';
import { InviteView } from './invite/form/view.tsx';
import { ForbiddenView } from './problem/forbidden/view.tsx';
import { TurnedAwayView } from './problem/turned-away/view.tsx';
import { FeedbackThanksView } from './public/feedback-thanks/view.tsx';
import { BestFitPage, CoverageMapPage, FeedbackPage, StaticPage } from './public/testing/text-pages.tsx';
import { WifiNameView } from './router/name/view.tsx';
import { RouterView } from './router/router/view.tsx';
import { ServiceView } from './services/detail/view.tsx';
import { ExpiredView } from './session/expired/view.tsx';
import { PreLoginView } from './session/pre-login/view.tsx';
import { SignInView } from './session/sign-in/view.tsx';
import { NotificationsView } from './settings/notifications/view.tsx';
import { noStatusMessages } from './status/none/copy.ts';
import { NoLineView } from './status/none/view.tsx';
import { OrdersView } from './track-order/orders/view.tsx';
import { ReorderView } from './track-order/reorder/view.tsx';

// Each page that any test shows is held against the rules of all pages (app/ui/testing/page-rules.ts).

describe('a rule of all pages', () => {
  test.each<[PageRuleName, right: string, wrong: string]>([
    ['has one main heading, and no level left out below it', '<h1>A</h1><h2>B</h2>', '<h1>A</h1><h3>B</h3>'],
    ['has one main heading, and no level left out below it', '<h1>A</h1>', '<h1>A</h1><h1>B</h1>'],
    [
      'has only parts with a column in rows of a name and facts',
      '<div class="who"><p>A</p></div>',
      '<div class="who"><b>A</b></div>',
    ],
    ['needs no script and no style of its own (SHELL-25)', '<a href="/home">A</a>', '<a href="javascript:a()">A</a>'],
    ['needs no script and no style of its own (SHELL-25)', '<p class="a">A</p>', '<p style="color:red">A</p>'],
    ['needs no script and no style of its own (SHELL-25)', '<p>A</p>', '<p onclick="a()">A</p>'],
    ['needs no script and no style of its own (SHELL-25)', '<p>A</p>', '<script>a()</script>'],
    ['uses every id once', '<p id="a"></p><p id="b"></p>', '<p id="a"></p><p id="a"></p>'],
    ['points only at ids that are there', '<p id="a"></p><a href="#a">A</a>', '<a href="#a">A</a>'],
    ['points only at ids that are there', '<a href="#main">A</a>', '<button aria-describedby="a">A</button>'],
    [
      'has at most one filled button on each card, and one beside the cards',
      '<a class="btn main">A</a><p class="card"><a class="btn main">B</a></p>',
      '<a class="btn main">A</a><a class="btn main">B</a>',
    ],
    [
      'sends a token with every form that changes something (SAFETY-6)',
      '<form method="post"><input name="_token"></form><form method="get"></form>',
      '<form method="post"></form>',
    ],
    [
      'leads from one text field of a form to the next by the key of the phone’s keyboard (SHELL-56)',
      '<form><input enterkeyhint="next"><input enterkeyhint="done"></form><form><input></form>',
      '<form><input enterkeyhint="done"><input enterkeyhint="done"></form>',
    ],
    ['leaves no gaps in its sentences', '<p>Paid by Dec 1.</p>', '<p>Paid by undefined.</p>'],
    [
      'keeps a success about money, locks, orders and things sent until it is dismissed (SHELL-36)',
      '<div data-auto-dismiss="2"><p>Data on this line is on.</p></div>',
      '<div data-auto-dismiss="2"><p>You paid $5.00.</p></div>',
    ],
  ])('%s: holds for %s, and not for %s', (rule, right, wrong) => {
    const broken = (html: string) => pageRules[rule](parsedPage(html));
    expect(broken(right)).toEqual([]);
    expect(broken(wrong)).not.toEqual([]);
  });

  test('finds English in Spanish, but not a name or a text of both (COPY-3)', () => {
    expect(englishIn('Marco Reyes: No bills found for these dates.')).toEqual(['No bills found for these dates.']);
    expect(englishIn('Marco Reyes: No hay facturas de Best Fit 5GB')).toEqual([]);
  });

  test('is broken by a page that a test shows', () => {
    const twice = [<p id="a" key="1" />, <p id="a" key="2" />];
    expect(() =>
      show(
        <>
          <h1>A</h1>
          {twice}
        </>,
      ),
    ).toThrow('uses every id once');
    expect(show(<>{twice}</>)).toBe('<p id="a"></p><p id="a"></p>');
  });
});

test('a page is a header, its content, a foot and the mark of its end (SHELL-44)', () => {
  for (const facts of [samplePage, visitorPage]) {
    const { children } = parse(show(<PageLayout>content</PageLayout>, facts));
    expect(children.map(({ tagName, id }) => id || tagName)).toEqual(['HEADER', 'main', 'FOOTER', 'end']);
  }
});

/** Pages with the same text for everybody. */
const publicPages: [name: string, view: ReactElement][] = [
  ['pre-login', <PreLoginView />],
  ...staticPaths.map((path): [string, ReactElement] => [path, <StaticPage path={path} />]),
  ['best fit', <BestFitPage />],
  ['coverage map', <CoverageMapPage />],
  ['coverage map, loaded', <CoverageMapPage live />],
  ['feedback', <FeedbackPage />],
  ['feedback, thanks', <FeedbackThanksView />],
];

test.each(brands.flatMap((brand) => publicPages.map(([name, view]) => [name, brand.key, view, brand] as const)))(
  'the page “%s” of %s keeps the rules of all pages, with “Sign In | Activate” (SHELL-12)',
  (_, __, view, brand) => {
    expect(show(<PageLayout>{view}</PageLayout>, { ...visitorPage, brand })).toContain('Sign In | Activate');
  },
);

test('no text of a public page is the same in both languages, but for names (COPY-3)', () => {
  const { chiefExecutive, team, quotes, press, postalAddress } = companyOf(visitorPage.brand);
  const names = [
    chiefExecutive,
    ...team.map(({ name }) => name),
    ...quotes.map(({ name }) => name),
    ...press.map(({ outlet }) => outlet),
    ...postalAddress,
    'Chat',
    ...['12. Roaming', '4. Cookies'],
    claim.bestFit
      .toReversed()
      .map((size) => `Best Fit ${size}`)
      .join(' '),
  ];
  const same = publicPages.flatMap(([name, view]) => {
    const [inEnglish, inSpanish] = (['en', 'es'] as const).map((language) =>
      textsOf(show(view, { ...visitorPage, language })),
    );
    const both = new Set(inEnglish);
    return (inSpanish ?? [])
      .filter((text) => both.has(text) && !names.includes(text) && !text.includes('@'))
      .map((text) => `${name}: ${text}`);
  });
  expect(same).toEqual([]);
});

/** The texts between tags that have a word in them. */
function textsOf(html: string): string[] {
  return parse(html)
    .structuredText.split('\n')
    .map((text) => text.trim())
    .filter((text) => /[a-z]{4}/i.test(text));
}

const lines = lineStates.map((state, index) =>
  lineCard({
    ref: `ref-${index}`,
    occurrence: index,
    state,
    notices: Object.keys(noticeMessages.en) as (keyof typeof noticeMessages.en)[],
    stoppedOrder: 'operation-1',
    data: usageOf(index, 10),
    lastCheckedAt: sampleNow,
    topUp: { operationId: 'operation-1', gigabytes: 2 },
    actions: (['activate', 'add-data', 'rename'] as const).map((action) => ({ action, decision: no('unpaid') })),
  }),
);
const due = { nonPay: true, pay: no('fraud'), mayPromise: false };
const hold = { amount: 3100, shown: 2500, with: { kind: 'card' }, since: sampleNow } as const;
const agent = { name: 'ada@care.example.test' };
const third = { ref: 'ref-3', occurrence: 3 };

/** States of pages whose words no other test has. */
const otherStates: Record<string, ReactElement[]> = {
  'with every notice': [
    <HomeView home={homeModel({ due, lines })} />,
    <AccountView account={accountModel({ due, lines: lines.map((line) => accountLine(line)) })} />,
  ],
  'after a switch of data': operationStates.map((state) => (
    <AccountView account={accountModel({ after: entry({ line: third, state }) })} />
  )),
  'of an activation': [
    <BlockedView line={{ ref: 'ref-2', occurrence: 2 }} why={{ reason: 'primary-not-active' }} />,
    <NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets: 'gone' })} />,
    <SummaryView page={summaryPage({ payNow: unread, chosen: 'now' })} />,
    <ConfirmView page={confirmPage({ sim: 'esim', isEsimLocked: true })} />,
    <ConfirmView page={esimPage({ payNow: unread, cards: { allowed: false, reason: 'secondary' } })} />,
    <ConfirmView page={confirmPage({ firstMonth: { kind: 'held', hold } })} />,
    <ConfirmView page={confirmPage({ firstMonth: { kind: 'paid', amount: 2656, on: sampleNow, hold } })} />,
  ],
  'of new lines': [
    <PlanView page={planPage({ plans: [] })} />,
    <PlanView page={planPage({ room: 1 })} because="changed" />,
    <NewLineView page={linePage({ occurrence: 6 })} />,
    <AddressView
      page={addressPage()}
      again={{ error: { meant: ['?'] }, initialValue: shippingAddress }}
      places={{ zip: { city: 'Burlington', state: 'MA' }, typed: { city: 'Lowell', state: 'MA' } }}
    />,
    ...operationStates.map((state) => <OrderView result={orderResult({ state, isNotOrdered: true })} />),
  ],
  'of bills': [
    <BillView bill={billModel({ payments: known([]), type: 'ONE_TIME' })} />,
    <BillsView
      bills={billsModel({ bills: known([]), nextBill: { kind: 'day-only', why: 'unreadable', beside: [] } })}
    />,
  ],
  'of the desk of Care': [<DeskView agent={agent} facts={careFacts({ operations: [], questions: [] })} />],
  'of an eSIM': [
    <NoLineView words={noStatusMessages} />,
    <NoLineView words={noSetupMessages} />,
    <ActivateEsimView page={{ kind: 'none' }} />,
    <ActivateEsimView page={{ kind: 'other', line: marco, state: 'active', esim: true }} />,
    <ActivateEsimView page={{ kind: 'other', line: marco, state: 'active', esim: false }} />,
    ...operationStates.flatMap((state) =>
      (['esim-setup', 'esim-kit'] as const).map((kind) => (
        <EsimSetupView page={esimSetupPage({ after: entryOf({ kind }, { state }) })} />
      )),
    ),
  ],
  'of invitations': [
    <InviteView model={invitationsModel({ after: entryOf({ kind: 'invite', friends: 2 }) })} />,
    <InviteView
      model={invitationsModel({
        after: entryOf({ kind: 'invite', friends: 1 }),
        skipped: [{ name: 'Lee', email: '' }],
        left: 25,
        rows: { most: 10, first: 3 },
      })}
    />,
  ],
  'about a reason': reasons.map((reason) => <ForbiddenView why={{ reason }} />),
  'of the session': [
    <ExpiredView to="/add-data/ref-1" unchanged />,
    <SignInView why="unproved" />,
    ...([405, 413, 429] as const).map((status) => <TurnedAwayView status={status} />),
  ],
  'of the router': (['router-ssid', 'router-password'] as const).flatMap((kind) =>
    operationStates.map((state) => <RouterView page={routerPage({ after: entryOf({ kind }, { state }) })} />),
  ),
  'of the name of the Wi-Fi': [<WifiNameView page={routerPage()} again={{ error: { ssid: ['?'] } }} />],
  'of a service': [
    <ServiceView
      model={serviceModel({ lines: [serviceLine({ changing: true, decision: no('service-changing') })] })}
    />,
    <ServiceView model={serviceModel({ service: 'DR', rates: { data: 250, dataUnit: '1 GB', voice: 0 } })} />,
  ],
  'of notifications': [
    <NotificationsView page={{ publicKey: 'key', keyId: 'k1', alerts: undefined }} isRefused />,
    <NotificationsView page={{ publicKey: 'key', keyId: '', alerts: ['sim'] }} to="/home" isNew />,
  ],
  'of orders': [
    <OrdersView page={ordersPage({ cards: [kitCard('DELIVERED', { isReplacement: true, tracking: undefined })] })} />,
    <OrdersView
      page={ordersPage({
        scope: 'line',
        line: { line: marco, reorder: no('sim-swap') },
        byLine: [marco],
        invite: true,
      })}
    />,
    <OrdersView page={ordersPage({ after: entryOf({ kind: 'reorder-sim', charge: 830 }) })} />,
    <ReorderView form={reorderForm({ open: { operationId: 'operation-1' } })} />,
  ],
};

test.each(Object.entries(otherStates))('pages %s keep the rules of all pages', (_, views) => {
  for (const view of views) expect(show(view)).toContain('<h1');
});
