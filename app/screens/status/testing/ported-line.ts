import type { PortalContext } from '#rpc/portal-context.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { accountOf, contextOf, type FakeAccount, noon, refOf } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { loadLineStatus } from '../line/intent.ts';

export const minute = 60_000;
export const at = (ms: number) => new Date(ms).toISOString();
export const mnpInfo = {
  oldNumber: '5550108890',
  operator: 'Northwind Wireless',
  oldZip: '01852',
  acctNum: '7788990',
  submittedOn: at(noon - 20 * minute),
};
export const rejectedOn = at(noon - 5 * minute);
export const porting: CustomerDraft = { status: 9, isMNP: true, esim: true, mnpInfo };
/** A port-in that the old carrier refused with such a code. */
export const rejected = (portFailureCode?: string, more: CustomerDraft = {}): CustomerDraft => ({
  ...porting,
  status: 10,
  portFailureCode,
  reachPlanId: 'plan-5gb',
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
  mnpInfo: { ...mnpInfo, rejectedOn },
  ...more,
});
export const lineRef = refOf('line-1');

export let account: FakeAccount;
export let portal: PortalContext;
export let carrierLines: Customer[];

/** An account with these lines, the first of which is the viewer by default. */
export function begin(lines: Customer[], actor = lines[0] as Customer): void {
  account = accountOf(lines, actor);
  carrierLines = lines;
  account.jobs = lines.map(({ id }) => ({ kind: 'activation', subjectId: id, startedAt: noon, lastCheckedAt: noon }));
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: account.now });
  portal = contextOf(actor, account).context;
}
export const one = (draft: CustomerDraft) => begin([lineOf(1, draft)]);
/** What the page of the first line shows. */
export const look = (after?: string) => loadLineStatus(portal, lineRef, after);
