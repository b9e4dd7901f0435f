import type { ReactNode } from 'react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { difference } from '#rpc/domain/plan-change.ts';
import type { PriceRow } from '#app/screens/change-plan/intent.ts';
import { Money, Price, moneyText } from './money.tsx';
import { Summary, type SummaryRow } from './summary.tsx';
import { useCopy } from './page-context.tsx';

interface PlanPricesProps {
  planName: string;
  /** Price of each affected line, the changed line first. */
  prices: readonly PriceRow[];
  /** After the change, the words for the price before and the price after it; without them the sheet is a quote. */
  moved?: { before: string; after: string };
  /** Content above the prices, in place of the visible heading. */
  top?: ReactNode;
}

/**
 * The price sheet of a plan change: the line's own price with its discounts, and every other line whose price moves.
 */
export function PlanPrices({ planName, prices: [own, ...others], moved, top }: PlanPricesProps) {
  const copy = useCopy(changePlanMessages);
  const words = copy.prices;
  const ordinals = useCopy(ordinalMessages);
  if (!own) return null;
  const { before, after } = own;
  const discounts = (['homeInternet', 'coupon'] as const).filter((discount) => after[discount] > 0);
  const newPrice = <Price cents={after.price} />;
  const rows: SummaryRow[] = [
    ...(discounts.length > 0 ? [{ term: planName, value: <Money cents={after.list} /> }] : []),
    ...discounts.map((discount) => ({ term: words.discounts[discount], value: <Money cents={-after[discount]} /> })),
    { term: words.after, value: newPrice },
    { term: words.before, value: <Money cents={before.price} /> },
    { term: words.today, value: <Money cents={0} /> },
  ];
  const together = difference([own, ...others]);
  return (
    <section className="card" aria-labelledby={moved ? undefined : 'prices'}>
      {moved ? (
        <Summary
          rows={[
            { term: moved.before, value: <Money cents={before.price} /> },
            { term: moved.after, value: newPrice },
          ]}
        />
      ) : (
        <>
          <h2 id="prices" className={top ? 'unseen' : undefined}>
            {words.title}
          </h2>
          {top}
          <Summary rows={rows} />
        </>
      )}
      {others.length > 0 && (
        <>
          <div>
            <h3>{words.others.title}</h3>
            <p className="quiet small">{words.others.text}</p>
          </div>
          <Summary
            rows={[
              ...others.map((row) => ({
                term: lineTitle(row.line, ordinals),
                value: words.others.move(moneyText(row.before.price), moneyText(row.after.price)),
              })),
              {
                term: words.others.together,
                value: (together < 0 ? copy.less : copy.more)(moneyText(Math.abs(together))),
              },
            ]}
          />
        </>
      )}
      <p className="quiet small">{copy.taxes}.</p>
    </section>
  );
}
