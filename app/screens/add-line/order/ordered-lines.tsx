import { addLineMessages } from '#app/copy/add-line.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import type { Tone } from '#app/copy/tone.ts';
import { useCharge } from '#app/ui/charge.tsx';
import { Money } from '#app/ui/money.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { isFinal } from '#rpc/domain/ledger.ts';
import type { OrderResult } from './intent.ts';
import { type OrderCopy, orderMessages } from './copy.ts';

/** Returns text and tone of the order of the SIM cards; its state is unknown without an answer. */
function stageOfCards(result: OrderResult, cards: number, copy: OrderCopy): [string, Tone] {
  if (result.isOrdered) return [copy.areOrdered(cards), 'ok'];
  if (result.isNotOrdered) return [copy.areNotOrdered(cards), 'bad'];
  return isFinal(result.state) ? [copy.areUnknown, 'warn'] : [copy.isOpen, 'calm'];
}

/** The finished and unfinished parts of an order, line by line (ADDLINE-18). */
export function OrderedLines({ result }: { result: OrderResult }) {
  const copy = useCopy(orderMessages);
  const { sim, simCards } = useCopy(addLineMessages);
  const { amountOf } = useCharge();
  const ordinals = useCopy(ordinalMessages);
  const isOver = isFinal(result.state);
  // The carrier has no price for a part of an order.
  const isPart = result.state === 'needs-care';
  const open: [string, Tone] = isOver ? [copy.isNotDone, 'bad'] : [copy.isOpen, 'calm'];
  const cards = result.lines.filter((line) => line.sim === 'sim').length;
  return (
    <section className="card" aria-labelledby="ordered">
      <h2 id="ordered">{copy.lines}</h2>
      <Summary
        rows={[
          ...result.lines.map((line) => ({
            term: `${lineTitle(line, ordinals)} · ${sim[line.sim]}`,
            value: <Stage stage={line.isDone ? [copy.isDone, 'ok'] : open} />,
          })),
          ...(result.isShipped
            ? [{ term: simCards(cards), value: <Stage stage={stageOfCards(result, cards, copy)} /> }]
            : []),
          ...(isPart ? [] : [{ term: copy.monthly, value: amountOf({ ...result.monthly, isMonthly: false }) }]),
          ...(isPart || result.once === 0 ? [] : [{ term: copy.once, value: <Money cents={result.once} /> }]),
        ]}
      />
      {isPart && result.isShipped && result.isNotOrdered && <p>{copy.nothingOnce}</p>}
    </section>
  );
}

function Stage({ stage: [words, tone] }: { stage: [string, Tone] }) {
  return <Tag tone={tone}>{words}</Tag>;
}
