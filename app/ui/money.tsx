import { onFirstUse } from '#contracts/on-first-use.ts';

const dollars = onFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Returns cents as text such as $10.00 (SAFETY-16). */
export function moneyText(cents: number): string {
  return dollars().format(cents / 100);
}

/** Cents as $20, or $20.50: for public pages, where nothing is ordered (PUBLIC-39). */
export function wholeDollars(cents: number): string {
  return moneyText(cents).replace('.00', '');
}

export function Money({ cents }: { cents: number }) {
  return <span className="keep">{moneyText(cents)}</span>;
}

/** A sum in bold, for example the last row of a list of amounts; in cents. */
export function Total({ cents }: { cents: number }) {
  return (
    <b>
      <Money cents={cents} />
    </b>
  );
}

/** A prominent amount, such as a price or an amount due; in cents. */
export function Price({ cents }: { cents: number }) {
  return <b className="price">{moneyText(cents)}</b>;
}
