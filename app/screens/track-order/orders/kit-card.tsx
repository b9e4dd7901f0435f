import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { Day, Weekday } from '#app/ui/day.tsx';
import { ExternalLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import type { KitCard as Kit, KitLine } from '#rpc/portal/order/order-card.ts';
import { Track } from '#app/ui/track.tsx';
import { expectedDay } from '#rpc/domain/facts/arrival.ts';
import type { OrderStep } from '#rpc/domain/order.ts';
import { ActivateKit } from './activate-kit.tsx';
import { ordersMessages } from './copy.ts';

interface KitProps {
  kit: Kit;
  id: string;
}

/** One order of SIM cards: its progress, and the buttons of each card (ORDER-3 to ORDER-8). */
export function KitCard({ kit, id }: KitProps) {
  const copy = useCopy(ordersMessages);
  const ordinals = useCopy(ordinalMessages);
  const [first] = kit.lines;
  const isOne = kit.lines.length === 1;
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id}>{isOne && first ? lineTitle(first.line, ordinals) : copy.severalLines(kit.lines.length)}</h2>
      <Way kit={kit} />
      {kit.tracking?.number && <Summary rows={[numberRow(copy.trackingNumber, kit.tracking.number)]} />}
      {kit.lines.map((line, index) => (
        <div className="stack" key={line.line.ref}>
          {!isOne && <h3>{lineTitle(line.line, ordinals)}</h3>}
          <LineFacts line={line} />
          <ActivateKit kit={line} id={`${id}-${index + 1}`} isDelivered={isOne && isDelivered(kit)} />
        </div>
      ))}
      <Replacement kit={kit} />
    </article>
  );
}

/** The only order of a page: the page names the line above it, and the side has the facts (ORDER-1). */
export function OnlyKit({ kit, id }: KitProps) {
  const copy = useCopy(ordersMessages);
  const ordinals = useCopy(ordinalMessages);
  const isOne = kit.lines.length === 1;
  return (
    <>
      <article className="card" aria-labelledby={id}>
        <h2 id={id}>{copy.way}</h2>
        <Way kit={kit} />
      </article>
      {kit.lines.map((line, index) => {
        const lineId = `${id}-${index + 1}`;
        return (
          <section className="card side" key={line.line.ref} aria-labelledby={lineId}>
            <h2 id={lineId}>{lineTitle(line.line, ordinals)}</h2>
            <LineFacts line={line} number={isOne ? kit.tracking?.number : undefined} />
            <ActivateKit kit={line} id={lineId} isDelivered={isOne && isDelivered(kit)} />
          </section>
        );
      })}
      {(kit.isReplacement || !isOne) && (
        <div className="side">
          {!isOne && kit.tracking?.number && <Summary rows={[numberRow(copy.trackingNumber, kit.tracking.number)]} />}
          <Replacement kit={kit} />
        </div>
      )}
    </>
  );
}

const isDelivered = ({ tracking }: Kit) => tracking?.isDelivered ?? false;

const numberRow = (term: string, number: string): SummaryRow => ({
  term,
  value: <span className="number keep">{number}</span>,
});

/** The order's steps, its day of arrival, and a link to the delivery company's page. */
function Way({ kit: { ref, placedOn, tracking } }: { kit: Kit }) {
  const copy = useCopy(ordersMessages);
  const expected = tracking && expectedDay(tracking.steps);
  if (!tracking)
    return (
      <>
        {placedOn && (
          <p className="quiet">
            {copy.placedOn} <Day day={placedOn} />
          </p>
        )}
        <MissingNote tone="warn">{copy.missing}</MissingNote>
      </>
    );
  return (
    <>
      <OrderSteps steps={tracking.steps} />
      {tracking.url && (
        <div className="acts">
          <ExternalLink to={tracking.url}>{copy.follow}</ExternalLink>
        </div>
      )}
      {expected && <CalendarLink day={expected} about="delivery" of={{ order: ref }} />}
    </>
  );
}

function LineFacts({ line, number }: { line: KitLine; number?: string | undefined }) {
  const copy = useCopy(ordersMessages);
  const rows: SummaryRow[] = [
    ...(line.plan ? [{ term: copy.plan, value: line.plan }] : []),
    ...(line.workOrder ? [{ term: copy.orderNumber, value: <span className="keep">{line.workOrder}</span> }] : []),
    ...(number ? [numberRow(copy.trackingNumber, number)] : []),
  ];
  return rows.length > 0 ? <Summary rows={rows} /> : null;
}

function Replacement({ kit }: { kit: Kit }) {
  const { supportNumber } = usePage().brand;
  const { replacement } = useCopy(ordersMessages);
  if (!kit.isReplacement) return null;
  return (
    <p className="quiet small">
      <CallText number={supportNumber}>{replacement(supportNumber)}</CallText>
    </p>
  );
}

/** The steps of an order, with days (ORDER-5). */
function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const copy = useCopy(ordersMessages);
  return (
    <Track
      steps={steps.map(({ step, state, day }) => ({
        step,
        state,
        name: step === 'delivered' && state === 'next' && day !== undefined ? copy.scheduled : copy.steps[step],
        when: day && <Weekday day={day} />,
      }))}
    />
  );
}
