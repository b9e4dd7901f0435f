/**
 * LEDGER-16's 3 s in milliseconds, and two seconds more, because other tests use all of the machine's processors. That
 * replies are not waited for one after the other is tested in budgets.spec.ts, by the calls.
 */
export const patienceMs = 3_000 + 2_000;
