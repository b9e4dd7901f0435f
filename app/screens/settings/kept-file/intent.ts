import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { accountTtlMs, operationTtlMs } from '#rpc/domain/ledger.ts';
import type { CustomerDataExport, SignIn } from '#rpc/portal-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { loadActivityFile } from '../all-activity.ts';

/** Everything that the portal keeps of a customer, by class (SETTINGS-7). Times in milliseconds since 1970. */
export interface KeptFile extends CustomerDataExport {
  activity: readonly ActivityEntry[];
  signIns: readonly Omit<SignIn, 'ref'>[];
  /** Number of days that each class is kept. */
  days: { activity: number; drafts: number; signInOfAccount: number };
}

/** Returns the portal's data on the customer: no tokens, no secrets and no ids of the carrier. */
export async function loadKeptFile(context: PortalContext): Promise<KeptFile> {
  const { account, viewer } = context;
  const [activity, signIns, exportedData] = await Promise.all([
    loadActivityFile(context),
    account.signIns(viewer),
    account.exportData(viewer),
  ]);
  const days = {
    activity: operationTtlMs / oneDay,
    drafts: draftLifeMs / oneDay,
    signInOfAccount: accountTtlMs / oneDay,
  };
  return { activity, signIns: signIns.map(({ ref: _, ...signIn }) => signIn), ...exportedData, days };
}
