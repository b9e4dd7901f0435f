import type { Decision, Reason } from '#rpc/domain/permission.ts';
import { type DataUsage, dataUsage } from '#rpc/domain/usage.ts';
import type { HomeModel, LineCard } from '#rpc/portal/home.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import type { TopUpForm, TopUpResult, TopUpReview } from '#rpc/portal/top-up.ts';
import { sampleNow } from './show.tsx';

const gigabyte = 1024 ** 3;

export const yes: Decision = { allowed: true };
export const no = (reason: Reason): Decision => ({ allowed: false, reason });

export function usageOf(used: number, max: number): DataUsage & { resetsOn: string } {
  return { ...dataUsage(Math.round(used * gigabyte), max * gigabyte), resetsOn: '2026-12-03' };
}

export function lineCard(own: Partial<LineCard> = {}): LineCard {
  return {
    ref: 'ref-1',
    occurrence: 1,
    isPrimary: false,
    state: 'active',
    esim: false,
    notices: [],
    usageMissing: false,
    actions: [],
    info: {},
    plan: { change: yes },
    disconnectedByRequest: false,
    ...own,
  };
}

export const activeLine = lineCard({
  name: 'Dana Reyes',
  isPrimary: true,
  msisdn: '5550102231',
  usage: usageOf(6.2, 10),
  actions: [{ action: 'add-data', decision: yes }],
  info: { plan: '10GB', device: 'Apple iPhone 15', imei: '356938035643809', activatedOn: '2025-03-14' },
});

export function homeModel(own: Partial<HomeModel> = {}): HomeModel {
  return { firstName: 'Dana', isPrimary: true, lines: [activeLine], nextBill: '2026-12-03', addLine: yes, linesLeft: 2, disabled: false, letsTalk: false, toActivation: false, ...own };
}

export const marco: LineName = { ref: 'ref-2', name: 'Marco Reyes', occurrence: 2, msisdn: '5550107718' };

export function topUpForm(own: Partial<TopUpForm> = {}): TopUpForm {
  return {
    line: marco,
    decision: yes,
    sizes: [
      { gigabytes: 1, charge: 500 },
      { gigabytes: 2, charge: 1000 },
    ],
    preferred: 2,
    usage: usageOf(4.7, 5),
    ...own,
  };
}

export function topUpReview(own: Partial<TopUpReview> = {}): TopUpReview {
  return { line: marco, operationId: 'operation-1', gigabytes: 2, charge: 1000, decision: yes, ...own };
}

export function topUpResult(own: Partial<TopUpResult> = {}): TopUpResult {
  return { line: marco, operationId: 'operation-1', gigabytes: 2, charge: 1000, state: 'pending', sentAt: sampleNow - 8000, ...own };
}
