import { Customer } from '#contracts/customer/vocabulary.ts';
import type * as z from 'zod/mini';

export type CustomerDraft = Partial<z.input<typeof Customer>>;

/**
 * Returns a line for tests, as the carrier's reply is parsed: active, with a plan, the group's `occurrence`-th, primary
 * when it is the first.
 */
export function lineOf(occurrence: number, draft: CustomerDraft = {}): Customer {
  return Customer.parse({
    id: `line-${occurrence}`,
    groupId: 'group-1',
    emailId: `line-${occurrence}@example.test`,
    category: 'STANDARD',
    status: 2,
    isPrimary: occurrence === 1,
    reachPlanId: 'plan-5gb',
    peerAccountRef: `ACC1|ORD1|${occurrence}`,
    ...draft,
  });
}
