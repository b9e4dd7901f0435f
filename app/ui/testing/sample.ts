import type { Decision, Reason } from '#rpc/domain/decision.ts';
import { known } from './read.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import type { AccountLine, AccountModel } from '#app/screens/account/account/intent.ts';
import type { UsagePanel } from '#app/screens/account/usage-panel.ts';
import type { ChangePlanResult, PlanCharges } from '#app/screens/change-plan/intent.ts';
import type { ChangePlanReview } from '#app/screens/change-plan/review/intent.ts';
import type { ChangePlanForm, PlanView } from '#app/screens/change-plan/select/intent.ts';
import type { DataServiceForm } from '#rpc/portal/data-service.ts';
import type { HomeModel } from '#app/screens/home/home/intent.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import type { LineCard } from '#rpc/portal/line-card.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import type { RenameResult, RenameForm } from '#app/screens/edit-name/intent.ts';
import type { TopUpForm, TopUpResult } from '#app/screens/add-data/intent.ts';
import type { TopUpReview } from '#app/screens/add-data/review/intent.ts';
import type { NextBill } from '#rpc/domain/facts/next-bill.ts';
import { sampleNow } from './sample-page.ts';
import type { MonthUse } from '#rpc/domain/facts/month-use.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';

export const visa = { brand: 'VISA', lastFour: '4242' } as const;

const gigabyte = 1024 ** 3;

export const yes: Decision = { allowed: true };
export const no = (reason: Reason): Decision => ({ allowed: false, reason });

/** Data of an active line, in gigabytes. */
export function usageOf(used: number, max: number): DataNow {
  const left = {
    ...dataUsage(Math.round(used * gigabyte), max * gigabyte),
    resetsOn: '2026-12-03',
    daysLeft: 13,
  };
  if (max === 0) return { kind: 'unlimited', left };
  return left.leftBytes > 0 ? { kind: 'usable', left } : { kind: 'used-up', left };
}

export function lineCard(overrides: Partial<LineCard> = {}): LineCard {
  return {
    ref: 'ref-1',
    occurrence: 1,
    isPrimary: false,
    state: 'active',
    esim: false,
    notices: [],
    data: { kind: 'unread' },
    actions: [],
    info: {},
    plan: { change: yes },
    dataService: { paused: false },
    disconnectedByRequest: false,
    ...overrides,
  };
}

export const activeLine = lineCard({
  name: 'Dana Reyes',
  isPrimary: true,
  msisdn: '5550102231',
  data: usageOf(6.2, 10),
  actions: [{ action: 'add-data', decision: yes }],
  info: { plan: '10GB', device: 'Apple iPhone 15', imei: '356938035643809', activatedOn: '2025-03-14' },
});

export function sampleBill(overrides: Partial<Extract<NextBill, { kind: 'known' }>> = {}): NextBill {
  return {
    ...{ kind: 'known', day: '2026-12-03', net: 4500, tax: 281, total: 4781, isAbout: false, beside: [] },
    ...overrides,
  };
}

export function homeModel(overrides: Partial<HomeModel> = {}): HomeModel {
  return {
    firstName: 'Dana',
    isPrimary: true,
    lines: [activeLine],
    nextBill: sampleBill({ net: 5500, tax: 344, total: 5844 }),
    paidBy: { kind: 'auto-pay' },
    balance: 0,
    addLine: yes,
    activating: [],
    linesLeft: 2,
    letsTalk: false,
    toActivation: false,
    ...overrides,
  };
}

export function accountLine(overrides: Partial<AccountLine> = {}): AccountLine {
  const actions = [
    { action: 'change-plan', decision: yes },
    { action: 'data-service', decision: yes },
  ] as const;
  return {
    ...activeLine,
    actions: [...actions],
    plan: { name: 'Best Fit 10GB', change: yes },
    operationId: 'operation-000001',
    hasUsage: true,
    ...overrides,
  };
}

export function accountModel(overrides: Partial<AccountModel> = {}): AccountModel {
  return {
    lines: [accountLine()],
    purchases: known([]),
    seesBills: true,
    hasRouter: false,
    invites: true,
    letsTalk: false,
    toActivation: false,
    ...overrides,
  };
}

export function usagePanel(overrides: Partial<UsagePanel> = {}): UsagePanel {
  return {
    ref: 'ref-1',
    cycle: { start: '2026-11-03', end: '2026-12-02' },
    previous: '2026-10-03',
    resetsOn: '2026-12-03',
    use: {
      used: dataUsage(6 * gigabyte, 10 * gigabyte),
      days: [
        { day: '2026-11-03', bytes: gigabyte },
        { day: '2026-11-04', bytes: 0 },
        { day: '2026-11-05', bytes: 5 * gigabyte },
      ],
    },
    data: usageOf(6, 10),
    canAddData: true,
    bought: known([{ at: Date.parse('2026-11-08T15:04:00Z'), gigabytes: 2 }]),
    ...overrides,
  };
}

export function dataServiceForm(overrides: Partial<DataServiceForm> = {}): DataServiceForm {
  return { line: marco, decision: yes, paused: false, changing: false, operationId: 'operation-000001', ...overrides };
}

export const marco: LineName = { ref: 'ref-2', name: 'Marco Reyes', occurrence: 2, msisdn: '5550107718' };

export function topUpForm(overrides: Partial<TopUpForm> = {}): TopUpForm {
  return {
    line: marco,
    decision: yes,
    sizes: [
      { gigabytes: 1, charge: 500 },
      { gigabytes: 2, charge: 1000 },
    ],
    preferred: 2,
    data: usageOf(4.7, 5),
    operationId: 'operation-000001',
    ...overrides,
  };
}

export function topUpReview(overrides: Partial<TopUpReview> = {}): TopUpReview {
  return {
    line: marco,
    quoteHash: 'hash-of-the-quote',
    gigabytes: 2,
    price: 1000,
    tax: 63,
    charge: sampleCharge(),
    data: usageOf(4.7, 5),
    decision: yes,
    ...overrides,
  };
}

export function topUpResult(overrides: Partial<TopUpResult> = {}): TopUpResult {
  return {
    line: marco,
    operationId: 'operation-1',
    gigabytes: 2,
    state: 'pending',
    sentAt: sampleNow - 8000,
    ...overrides,
  };
}

export function entry(overrides: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: 'operation-000001',
    summary: { kind: 'data-service', pause: true },
    line: marco,
    by: { you: true, firstName: 'Dana' },
    state: 'done',
    sentAt: sampleNow - 8000,
    ...overrides,
  };
}

export function renameForm(overrides: Partial<RenameForm> = {}): RenameForm {
  return {
    line: marco,
    decision: yes,
    operationId: 'operation-000002',
    firstName: 'Marco',
    lastName: 'Reyes',
    ...overrides,
  };
}

export function renameResult(overrides: Partial<ActivityEntry> = {}): RenameResult {
  return { line: marco, entry: entry({ summary: { kind: 'rename' }, ...overrides }) };
}

const plan = (gigabytes: number, price: number): PlanView => ({
  planId: `plan-${gigabytes}gb`,
  name: `Best Fit ${gigabytes}GB`,
  gigabytes,
  unlimited: false,
  stream: 'SD',
  price,
});
const priceOf = (price: number) => ({ price, list: price, homeInternet: 0, coupon: 0 });

/** Three complete billing cycles of Marco's line. */
const monthsUsed: MonthUse[] = [
  { start: '2026-10-03', end: '2026-11-02', bytes: 3.4 * gigabyte },
  { start: '2026-09-03', end: '2026-10-02', bytes: 3.1 * gigabyte },
  { start: '2026-08-03', end: '2026-09-02', bytes: 3.9 * gigabyte },
];

export function changePlanForm(overrides: Partial<ChangePlanForm> = {}): ChangePlanForm {
  return {
    line: marco,
    decision: yes,
    current: { ...plan(5, 2000), place: 1 },
    options: [
      { ...plan(2, 1500), direction: 'downgrade', decision: yes },
      { ...plan(15, 4000), direction: 'upgrade', decision: yes },
    ],
    operationId: 'operation-000001',
    data: usageOf(1.7, 5),
    months: monthsUsed,
    scale: { largest: 15, used: 3.9 },
    ...overrides,
  };
}

const planChange = {
  line: marco,
  planName: 'Best Fit 15GB',
  fromPlanName: 'Best Fit 5GB',
  direction: 'upgrade',
  nextCycle: '2026-12-03',
  rest: { cents: 850, isTaxed: true, isAbout: true },
  prices: [
    { occurrence: 2, before: priceOf(2000), after: priceOf(4000), line: { name: 'Marco Reyes', occurrence: 2 } },
  ],
} as const satisfies Partial<ChangePlanReview>;

/** $40.00 a month with its tax, from the bill of Dec 3 on; for a start now about $51.00 on that bill, and then that. */
export function planCharges(when: PlanChangeTime, paid: Pick<Charge, 'with'> = sampleCharge()): PlanCharges {
  const following = sampleCharge({ cents: 4250, isMonthly: true, billDay: '2026-12-03', with: paid.with });
  if (when === 'next-cycle') return { following };
  const first = { ...following, cents: 5100, isMonthly: false, isAbout: true };
  return { first, following: { ...following, billDay: '2027-01-03' } };
}

export function changePlanReview(overrides: Partial<ChangePlanReview> = {}): ChangePlanReview {
  return {
    ...planChange,
    prices: [...planChange.prices],
    planId: 'plan-15gb',
    hint: { fromPlanId: 'plan-5gb', occurrence: 2, price: 4000 },
    quoteHash: 'hash-of-the-quote',
    size: { gigabytes: 15, isUnlimited: false },
    months: monthsUsed,
    scale: { largest: 15, used: 3.9 },
    data: usageOf(1.7, 5),
    charges: { now: planCharges('now'), 'next-cycle': planCharges('next-cycle') },
    times: ['now', 'next-cycle'],
    decision: yes,
    ...overrides,
  };
}

export function changePlanResult(overrides: Partial<ChangePlanResult> = {}): ChangePlanResult {
  return {
    ...planChange,
    operationId: 'operation-1',
    prices: [...planChange.prices],
    charges: overrides.state === 'done' ? planCharges(overrides.when ?? 'now') : undefined,
    when: 'now',
    state: 'pending',
    sentAt: sampleNow - 8000,
    ...overrides,
  };
}

/** $10.63 with tax, on the bill of Dec 5, to Visa 4242. */
export function sampleCharge(overrides: Partial<Charge> = {}): Charge {
  return {
    cents: 1063,
    isTaxed: true,
    isMonthly: false,
    at: 'bill',
    billDay: '2026-12-05',
    with: { kind: 'card', card: visa },
    ...overrides,
  };
}
