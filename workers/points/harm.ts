import type { OperationState } from '#rpc/domain/ledger.ts';

/** Harm to a customer that a page or an operation did, whoever caused it; empty without any (SAFETY-75). */
export type Harm = '' | 'no page' | 'no result';

/** Requests whose sender is no customer, or is served without the reply: pages poll without their socket. */
const othersRoutes: ReadonlySet<string> = new Set(['/operator/', '/back-channel-logout', '/healthz', '/live']);

/** Returns the harm of a reply: every 5xx that a customer gets in place of a page (SAFETY-75). */
export function pageHarm(route: string, status: number): Harm {
  return status >= 500 && !othersRoutes.has(route) ? 'no page' : '';
}

const harmfulStates: ReadonlySet<OperationState> = new Set(['unknown', 'needs-care']);

/** Returns the harm of a state: the customer does not learn what became of the operation (SAFETY-75). */
export function operationHarm(to: OperationState): Harm {
  return harmfulStates.has(to) ? 'no result' : '';
}
