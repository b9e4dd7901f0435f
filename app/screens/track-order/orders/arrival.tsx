import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { successMessages } from '#app/copy/success.ts';
import { weekdayText } from '#app/ui/day.tsx';
import { Parcel } from '#app/ui/drawing.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { expectedDay } from '#rpc/domain/facts/arrival.ts';
import type { KitCard as Kit, OrderCard } from '#rpc/portal/order/order-card.ts';
import { ordersMessages } from './copy.ts';

/** An order with the day on which it should arrive. */
export interface ArrivingKit {
  kit: Kit;
  day: string;
}

/** Returns the order that arrives first, among those with a known day (ORDER-1). */
export function firstToArrive(cards: readonly OrderCard[]): ArrivingKit | undefined {
  return cards
    .flatMap((kit): ArrivingKit[] => {
      const day = kit.kind === 'kit' && kit.tracking ? expectedDay(kit.tracking.steps) : undefined;
      return kit.kind === 'kit' && day !== undefined ? [{ kit, day }] : [];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(0);
}

/** The day of arrival with its weekday, and the people whose SIM cards arrive (ORDER-1). */
export function Arrival({ kit: { lines }, day }: ArrivingKit) {
  const { today, language } = usePage();
  const copy = useCopy(ordersMessages);
  const { arrives } = useCopy(successMessages);
  const ordinals = useCopy(ordinalMessages);
  const names = lines.map(({ line }) => lineTitle(line, ordinals)).join(', ');
  return (
    <section className="done-panel">
      <Parcel />
      <h1>
        <span className="kick">{copy.title}</span> {arrives(weekdayText(day, today, language))}
      </h1>
      <div className="stack">
        <p>{copy.cardFor(names, lines.length)}</p>
      </div>
    </section>
  );
}
