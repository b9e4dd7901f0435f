import { ActionLink } from '#app/ui/action-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataSwitch } from '#app/ui/data-switch.tsx';
import { DataUse } from '#app/ui/data-use.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { LineActions } from '#app/ui/line-actions.tsx';
import { LineCard } from '#app/ui/line-card.tsx';
import { LineRow } from '#app/ui/line-row.tsx';
import { PlanAdviceNote } from '#app/ui/plan-advice.tsx';
import { LineInfo } from '#app/ui/line-info.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { LineSide } from '#app/ui/line-side.tsx';
import { LineNotice } from '#app/ui/line-notice.tsx';
import { Price } from '#app/ui/money.tsx';
import { ProgressDots } from '#app/ui/progress-dots.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { PlanContents } from '#app/ui/plan-contents.tsx';
import { PlanPrices } from '#app/ui/plan-prices.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { RefusedAction } from '#app/ui/refused-action.tsx';
import { ResumeForm } from '#app/ui/resume-form.tsx';
import { activeLine, changePlanReview, lineCard, marco, no, usageOf, yes } from '#app/ui/testing/sample.ts';
import { sampleNow } from '#app/ui/testing/sample-page.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import { lineStates } from '#rpc/domain/line-status.ts';
import type { Due } from '#rpc/portal/account-due.ts';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';
import type { LineCard as Line, Notice } from '#rpc/portal/line-card.ts';
import { each, type Shown } from './states.ts';

const notices = Object.keys(noticeMessages.en) as Notice[];
const watched: Partial<Line> = {
  lastCheckedAt: sampleNow - 8_000,
  data: usageOf(4.7, 5),
  topUp: { operationId: 'operation-1', gigabytes: 2 },
};

const dueWith = (own: Partial<Owed>, nonPay = false): Due => ({
  owed: { balance: 9562, dueDate: '2026-11-19', overdue: false, autoPay: 'on', ...own },
  nonPay,
  pay: yes,
  mayPromise: nonPay,
});
const switched = (dataService: Line['dataService']) => ({
  ...lineCard({ dataService, actions: [{ action: 'data-service', decision: yes }] }),
  operationId: 'operation-000001',
});

/** States of parts that show a line. */
export const lineStatesShown: Shown = {
  'data-use': {
    ok: <DataUse data={usageOf(6.2, 10)} />,
    'from 75 %': <DataUse data={usageOf(7.5, 10)} />,
    'over 90 %': <DataUse data={usageOf(9.4, 10)} />,
    full: <DataUse data={usageOf(10, 10)} />,
    unlimited: <DataUse data={usageOf(31, 0)} />,
    suspended: <DataUse data={{ kind: 'suspended', isNonPay: true }} />,
  },
  'action-link': {
    allowed: (
      <ActionLink decision={yes} to="/help" blocked={() => null}>
        Add Data
      </ActionLink>
    ),
    blocked: (
      <ActionLink decision={no('suspended')} to="/help" blocked={(why) => <Refused why={why} />}>
        Add Data
      </ActionLink>
    ),
  },
  'line-actions': {
    ...each(lineStates, (state, index) => (
      <LineActions id={`acts-${index}`} line={lineCard({ ref: `acts-${index}`, state })} />
    )),
    'can be done': <LineActions id="acts-a" line={activeLine} />,
    'with more': (
      <LineActions id="acts-c" line={activeLine}>
        <ButtonLink to="/help">One more</ButtonLink>
      </LineActions>
    ),
    refused: (
      <LineActions
        id="acts-b"
        line={lineCard({
          actions: [
            { action: 'add-data', decision: no('primary-suspended') },
            { action: 'activate', decision: yes },
          ],
        })}
      />
    ),
  },
  'due-banner': {
    overdue: <DueBanner id="due-a" due={dueWith({ overdue: true, autoPay: 'missed' }, true)} />,
    'to pay': <DueBanner id="due-b" due={dueWith({ autoPay: 'off' })} />,
    'auto-pay': <DueBanner id="due-c" due={dueWith({ autoPay: 'on' })} />,
    arranged: <DueBanner id="due-e" due={{ ...dueWith({ autoPay: 'off' }, true), arrangedFor: '2026-12-04' }} />,
    paid: <DueBanner id="due-f" due={{ nonPay: true, isPaid: true, isComing: true, pay: yes, mayPromise: false }} />,
    'of a secondary': <DueBanner id="due-d" due={{ nonPay: true, pay: no('secondary'), mayPromise: false }} />,
  },
  'data-switch': {
    on: <DataSwitch id="switch-a" line={switched({ paused: false })} />,
    paused: <DataSwitch id="switch-b" line={switched({ paused: true })} />,
    resuming: <DataSwitch id="switch-c" line={switched({ paused: true, changing: { pause: false } })} />,
  },
  'resume-form': {
    main: (
      <ResumeForm main lineRef="ref-1" operationId="operation-000001">
        Resume data
      </ResumeForm>
    ),
  },
  'line-row': {
    whole: (
      <ul role="list" className="lines">
        <LineRow index={300} line={activeLine} />
        <LineRow index={301} line={lineCard({ state: 'suspended', notices: ['non-pay'] })} />
      </ul>
    ),
  },
  'plan-advice': {
    plain: (
      <PlanAdviceNote
        lineRef="card-1"
        advice={{ planId: 'P2', planName: '2 GB', mostBytes: 1_500_000_000, saves: 1000 }}
      />
    ),
  },
  'line-card': {
    ...each(lineStates, (state, index) => (
      <LineCard
        index={100 + index}
        line={lineCard({ ref: `card-${index}`, state, name: 'Marco Reyes', msisdn: '5550107718' })}
      />
    )),
    whole: <LineCard index={200} line={activeLine} />,
    'number on its way': (
      <LineCard
        index={201}
        line={lineCard({
          state: 'porting',
          portingNumber: '5550107718',
          notices: ['porting'],
          lastCheckedAt: sampleNow,
        })}
      />
    ),
    'without a name': (
      <LineCard
        index={202}
        line={lineCard({
          occurrence: 4,
          esim: true,
          state: 'not-activated',
          notices: ['esim-ready'],
          actions: [{ action: 'activate', decision: yes }],
        })}
      />
    ),
    'with a name to edit': (
      <LineCard
        index={205}
        line={lineCard({
          name: 'Marco Reyes',
          msisdn: '5550107718',
          actions: [
            { action: 'add-data', decision: yes },
            { action: 'rename', decision: yes },
          ],
        })}
      />
    ),
    'a long name to edit': (
      <LineCard
        index={206}
        line={lineCard({
          name: 'Maximiliana Featherstonehaugh-Cholmondeley',
          actions: [{ action: 'rename', decision: yes }],
        })}
      />
    ),
    'usage missing': <LineCard index={203} line={lineCard({ name: 'Ana Reyes' })} />,
    'much at once': (
      <LineCard
        index={204}
        line={lineCard({
          name: 'Maximiliana Featherstonehaugh-Cholmondeley',
          notices: ['sim-swap', 'throttled', 'usage-bad', 'top-up-pending'],
          ...watched,
          actions: [{ action: 'add-data', decision: no('sim-swap') }],
        })}
      />
    ),
  },
  'line-info': {
    closed: <LineInfo line={activeLine} />,
    disconnected: <LineInfo line={lineCard({ state: 'disconnected', disconnectedByRequest: true })} />,
  },
  'line-name': {
    'with its number': <LineName line={marco} />,
    'without a name': <LineName line={{ occurrence: 3 }} />,
  },
  'line-notice': each(notices, (notice) => (
    <LineNotice
      id={`notice-${notice}`}
      notice={notice}
      line={lineCard({ ref: 'notice', stoppedOrder: 'x3Yb-7kQz_90LmNp', ...watched })}
    />
  )),
  'progress-dots': {
    'SIM card': <ProgressDots progress={{ kind: 'kit', step: 'shipped', at: 3, of: 4 }} />,
    number: <ProgressDots progress={{ kind: 'port', step: 'waiting', at: 2, of: 3 }} />,
    'number to correct': <ProgressDots progress={{ kind: 'port', step: 'fix', at: 3, of: 4 }} />,
  },
  'no-lines': { none: <NoLines />, disabled: <AccountDisabled /> },
  'plan-contents': {
    plain: (
      <PlanContents
        plans={[
          { planId: 'plan-5gb', name: 'Best Fit 5GB', unlimited: false, gigabytes: 5, stream: 'SD' },
          { planId: 'plan-unlimited', name: 'Unlimited', unlimited: true },
        ]}
      />
    ),
  },
  'line-side': {
    plain: (
      <LineSide line={marco} id="line-side">
        <DataUse data={usageOf(1.7, 5)} />
      </LineSide>
    ),
  },
  price: { plain: <Price cents={9562} /> },
  'plan-prices': {
    'after the change': (
      <PlanPrices
        planName="Best Fit 15GB"
        prices={changePlanReview().prices}
        moved={{ before: 'Before', after: 'Now' }}
      />
    ),
    'with another line': (
      <PlanPrices
        planName="Best Fit 15GB"
        prices={[
          ...changePlanReview().prices,
          ...changePlanReview().prices.map((row) => ({ ...row, occurrence: 3, line: { occurrence: 3 } })),
        ]}
      />
    ),
  },
  'refused-action': {
    'with its reason': (
      <RefusedAction id="refused-a" line={lineCard()} action="add-data" why={{ reason: 'primary-suspended' }}>
        Add Data
      </RefusedAction>
    ),
  },
};
