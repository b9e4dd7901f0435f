import { Money, Total, moneyText } from '#app/ui/money.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { ReviewPage } from './intent.ts';
import { reviewMessages } from './copy.ts';

/** One-time charges: SIM kits, shipping and tax (ADDLINE-14); nothing when every line has an eSIM. */
export function ShippingCosts({ order: { lines, shipping }, once }: Pick<ReviewPage, 'order' | 'once'>) {
  const copy = useCopy(reviewMessages).once;
  if (!shipping) return null;
  const kits = lines.filter(({ sim }) => sim === 'sim').length;
  return (
    <section className="card" aria-labelledby="once">
      <h2 id="once">{copy.title}</h2>
      <Summary
        rows={[
          {
            term: copy.kits(kits, moneyText(shipping.kitPrice)),
            value: <Money cents={kits * shipping.kitPrice} />,
          },
          { term: copy.shipping, value: <Money cents={shipping.amount} /> },
          { term: copy.tax, value: <Money cents={shipping.tax} /> },
          {
            term: copy.total,
            value: <Total cents={once} />,
          },
        ]}
      />
    </section>
  );
}
