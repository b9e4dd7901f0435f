/**
 * A page is there within 3 s whatever the carrier does, in milliseconds; a machine that is busy with other tests gets
 * one more.
 */
export const patienceMs = 3_000 + 1_000;
