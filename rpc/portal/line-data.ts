import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import type { Day } from '../domain/day.ts';
import { type DataNow, dataNow } from '../domain/facts/data-now.ts';
import { readOf } from '../domain/facts/read.ts';
import { type AccountSnapshot, primaryOf } from '../domain/permission.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';

/** Replies that the state of a line's data derives from; absent on a page that does not read them. */
export interface DataReplies {
  used?: Outcome<CycleUsage> | undefined;
  plans?: Outcome<{ plans: Plan[] }> | undefined;
}

/** Returns what the data of a line can do now (LINE-46), from the replies of a page. */
export function lineData(
  snapshot: Pick<AccountSnapshot, 'actor' | 'lines'>,
  line: Customer,
  { used, plans }: DataReplies,
  today: Day,
): DataNow {
  return dataNow({
    line,
    primary: primaryOf(snapshot),
    usage: readOf(used),
    isUnlimited: isUnlimited(line, plans),
    today,
  });
}

/** Returns true when the plans on sale list the line's plan as unlimited (LINE-43); false without a reply. */
export function isUnlimited(line: Pick<Customer, 'reachPlanId'>, read: DataReplies['plans']): boolean {
  const plans = read && replyOrUndefined(read)?.plans;
  return plans?.some(({ name, isUnlimited: unlimited }) => unlimited && name === line.reachPlanId) ?? false;
}
