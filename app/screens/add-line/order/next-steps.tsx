import { addLineMessages } from '#app/copy/add-line.ts';
import { List } from '#app/ui/list.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { OrderResult } from './intent.ts';
import { orderMessages } from './copy.ts';

/** What happens after the order: what is shipped, and how the lines are activated. */
export function NextSteps({ result: { lines, shipping } }: { result: OrderResult }) {
  const copy = useCopy(orderMessages).next;
  const { simCards, ways, days } = useCopy(addLineMessages);
  const cards = lines.filter(({ sim }) => sim === 'sim').length;
  return (
    <section className="card" aria-labelledby="next">
      <h2 id="next">{copy.title}</h2>
      <List
        items={[
          ...(shipping
            ? [
                copy.shipped(simCards(cards), ways[shipping.serviceCode] ?? shipping.name, days(shipping.days)),
                copy.activateSim,
              ]
            : []),
          ...(cards < lines.length ? [copy.activateEsim] : []),
        ]}
      />
    </section>
  );
}
