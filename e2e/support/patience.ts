/** LEDGER-16's 3 s in milliseconds, and one second more for a machine that is busy with other tests. */
export const patienceMs = 3_000 + 1_000;
