import { onFirstUse } from '#contracts/on-first-use.ts';

const dollars = onFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Cents as $10.00 (SAFETY-16). */
export function moneyText(cents: number): string {
  return dollars().format(cents / 100);
}

export function Money({ cents }: { cents: number }) {
  return <span className="keep">{moneyText(cents)}</span>;
}
