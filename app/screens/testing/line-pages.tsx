import { lineStates } from '#rpc/domain/line-status.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import {
  accountLine,
  accountModel,
  dataServiceForm,
  entry,
  homeModel,
  lineCard,
  renameResult,
  renameForm,
  no,
  usageOf,
  usagePanel,
  yes,
} from '#app/ui/testing/sample.ts';
import { known, unread } from '#app/ui/testing/read.ts';
import { samplePage } from '#app/ui/testing/show.tsx';
import { EntryView } from '../activity/entry/view.tsx';
import { ActivityView } from '../activity/list/view.tsx';
import { NotMeView } from '../activity/not-me/view.tsx';
import { AccountView } from '../account/account/view.tsx';
import { BroadbandFactsView } from '../account/broadband-facts/view.tsx';
import { PauseDataView } from '../account/pause-data/view.tsx';
import { EditNameView } from '../edit-name/form/view.tsx';
import { NameResultView } from '../edit-name/result/view.tsx';
import { HomeView } from '../home/home/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

const notices = Object.keys(noticeMessages.en) as (keyof typeof noticeMessages.en)[];
const everything = lineStates.map((state, index) =>
  lineCard({
    ref: `ref-${index}`,
    occurrence: index,
    state,
    notices,
    stoppedOrder: 'operation-1',
    data: usageOf(index, 10),
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

const facts = {
  line: { ref: 'ref-0', occurrence: 1 },
  plan: { id: 'plan-3gb', name: 'Old Times 3GB', firstLine: 2200, eachMoreLine: 1500, gigabytes: 3, unlimited: false },
  prices: { extraData: { gigabytes: 1, price: 1000 }, simKit: 500 },
  isWithdrawn: true,
};

/** Home, Account, Edit name and Activity, in each of their states. */
export const linePages: NamedPage[] = [
  ['home', <HomeView home={homeModel({ lines: everything, addLine: no('lines-full'), letsTalk: true })} />],
  ['home, adding a line', <HomeView home={homeModel({ addingLine: {} })} />],
  ['home, ordering lines', <HomeView home={homeModel({ addingLine: { operationId: 'operation-1' } })} />],
  ['home, disabled', <HomeView home={homeModel({ disabled: 'account' })} />],
  [
    'account',
    <AccountView
      account={accountModel({
        lines: accountLines,
        usage: usagePanel(),
        purchases: known(boughtOften),
        letsTalk: true,
      })}
      allPurchases
    />,
  ],
  [
    'account, little known',
    <AccountView
      account={accountModel({
        lines: accountLines.slice(0, 1),
        usage: { ref: 'ref-0', cycle: { start: '2026-11-03', end: '2026-12-02' }, bought: unread, canAddData: false },
        purchases: unread,
      })}
    />,
  ],
  ['account, disabled', <AccountView account={accountModel({ disabled: 'line' })} />],
  ...operationStates.map((state): NamedPage => [
    `account, ${state}`,
    <AccountView account={accountModel({ lines: accountLines, after: { ...paused, state } })} />,
  ]),
  ['broadband facts', <BroadbandFactsView facts={{ ...facts, isWithdrawn: false }} />],
  ['broadband facts, plan no longer sold', <BroadbandFactsView facts={facts} />],
  ['broadband facts, not told', <BroadbandFactsView facts={{ ...facts, plan: undefined }} />],
  ['pause data', <PauseDataView form={dataServiceForm()} />],
  ...refusals(['fraud', 'suspended']).map((reason): NamedPage => [
    `pause data, ${reason}`,
    <PauseDataView form={dataServiceForm({ decision: no(reason) })} />,
  ]),
  ['edit name', <EditNameView form={renameForm()} reason="same" />],
  [
    'edit name, wrong',
    <EditNameView form={renameForm()} again={{ error: { firstName: ['422'], lastName: ['422'] } }} />,
  ],
  ['edit name, under way', <EditNameView form={renameForm({ open: { operationId: 'operation-1' } })} reason="open" />],
  ...refusals(['fraud', 'does-not-apply']).map((reason): NamedPage => [
    `edit name, ${reason}`,
    <EditNameView form={renameForm({ decision: no(reason) })} />,
  ]),
  ...operationStates.flatMap((state): NamedPage[] => [
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
    <ActivityView
      activity={{ entries: operationStates.map((state) => entry({ state, id: state })), olderThan: 7 }}
      isOlder
    />,
  ],
  ['activity, reference not found', <ActivityView activity={{ entries: [entry()] }} sought="K7Q4-MXT9" />],
  ['activity, empty', <ActivityView activity={{ entries: [] }} />],
  [
    'activity: this wasn’t me',
    <NotMeView notMe={{ entry: entry({ by: { you: false } }), lock: yes, operationId: 'operation-1' }} />,
  ],
  ...refusals(['secondary', 'already-locked']).map((reason): NamedPage => [
    `activity: this wasn’t me, ${reason}`,
    <NotMeView notMe={{ entry: entry(), lock: no(reason), operationId: 'operation-1' }} />,
  ]),
];
