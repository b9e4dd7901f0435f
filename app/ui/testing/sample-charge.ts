import type { Charge } from '#rpc/domain/charge.ts';

export const visa = { brand: 'VISA', lastFour: '4242' } as const;

/** $10.63 with tax, on the bill of Dec 5, to Visa 4242. */
export function sampleCharge(own: Partial<Charge> = {}): Charge {
  return {
    cents: 1063,
    isTaxed: true,
    isMonthly: false,
    at: 'bill',
    billDay: '2026-12-05',
    with: { by: 'card', card: visa },
    ...own,
  };
}
