import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { Day } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { ExternalLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Summary } from '#app/ui/summary.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { MissingNote } from '#app/ui/missing.tsx';
import type { Decision } from '#rpc/domain/decision.ts';
import type { KitCard as Kit, KitLine } from '#rpc/portal/order/order-card.ts';
import { Track } from '#app/ui/track.tsx';
import type { OrderStep } from '#rpc/domain/order.ts';
import { ordersMessages } from './copy.ts';

/** One order of SIM cards: where it is, and what can be done with each card (ORDER-3 to ORDER-8). */
export function KitCard({ kit, id }: { kit: Kit; id: string }) {
  const { supportNumber } = usePage().brand;
  const copy = useCopy(ordersMessages);
  const ordinals = useCopy(ordinalMessages);
  const [first] = kit.lines;
  const isOne = kit.lines.length === 1;
  const { tracking } = kit;
  const expected = tracking?.steps.find(({ step, state }) => step === 'delivered' && state === 'next')?.day;
  return (
    <article className="card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{isOne && first ? lineTitle(first.line, ordinals) : copy.severalLines(kit.lines.length)}</h2>
        {kit.placedOn && (
          <p className="quiet">
            {copy.placedOn} <Day day={kit.placedOn} />
          </p>
        )}
      </div>
      {tracking ? <OrderSteps steps={tracking.steps} /> : <MissingNote tone="warn">{copy.missing}</MissingNote>}
      {expected && <CalendarLink day={expected} about="delivery" of={{ order: kit.ref }} />}
      {tracking?.number && (
        <Summary
          rows={[{ term: copy.trackingNumber, value: <span className="number keep">{tracking.number}</span> }]}
        />
      )}
      {tracking?.url && (
        <div className="acts">
          <ExternalLink to={tracking.url}>{copy.follow}</ExternalLink>
        </div>
      )}
      {kit.lines.map((line, index) => (
        <LineOfOrder key={line.line.ref} kit={line} id={`${id}-${index + 1}`} isOne={isOne} />
      ))}
      {kit.isReplacement && (
        <p className="quiet small">
          <CallText number={supportNumber}>{copy.replacement(supportNumber)}</CallText>
        </p>
      )}
    </article>
  );
}

function LineOfOrder({ kit, id, isOne }: { kit: KitLine; id: string; isOne: boolean }) {
  const copy = useCopy(ordersMessages);
  const title = lineTitle(kit.line, useCopy(ordinalMessages));
  const { leads } = useOffer();
  const rows = [
    ...(kit.plan ? [{ term: copy.plan, value: kit.plan }] : []),
    ...(kit.workOrder ? [{ term: copy.orderNumber, value: <span className="keep">{kit.workOrder}</span> }] : []),
  ];
  return (
    <div className="stack">
      {!isOne && <h3>{title}</h3>}
      {rows.length > 0 && <Summary rows={rows} />}
      {kit.activate && leads(paths.activation(kit.line.ref)) && (
        <Activate line={kit.line} decision={kit.activate} id={id} main={isOne} />
      )}
    </div>
  );
}

/**
 * Both ways to the activation; where they are closed, the reason is under the first (LINE-24). A SIM card that has not
 * left is not offered for activation (ORDER-27).
 */
function Activate({
  line,
  decision,
  id,
  main,
}: {
  line: KitLine['line'];
  decision: Decision;
  id: string;
  main: boolean;
}) {
  const copy = useCopy(ordersMessages);
  const lineSuffix = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const to = paths.activation(line.ref);
  if (!decision.allowed && decision.reason === 'kit-not-sent')
    return (
      <p>
        <ReasonText why={decision} />
      </p>
    );
  const whyId = `${id}-why`;
  return (
    <div className="stack">
      <div className="acts">
        <ActionLink
          decision={decision}
          to={to}
          main={main}
          about={lineSuffix}
          blocked={(why) => (
            <DisabledAction id={whyId} why={<ReasonText why={why} />}>
              {copy.getReady}
            </DisabledAction>
          )}
        >
          {copy.getReady}
        </ActionLink>
      </div>
      <p>{copy.haveIt}</p>
      <div className="acts">
        <ActionLink
          decision={decision}
          to={to}
          about={lineSuffix}
          blocked={() => <DisabledAction id={whyId}>{copy.activateNow}</DisabledAction>}
        >
          {copy.activateNow}
        </ActionLink>
      </div>
    </div>
  );
}

/** The state of an order, with days (ORDER-5). */
function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const copy = useCopy(ordersMessages);
  return (
    <Track
      steps={steps.map(({ step, state, day }) => {
        const isExpected = step === 'delivered' && state === 'next' && day !== undefined;
        return {
          step,
          state,
          name: isExpected ? copy.scheduled : copy.steps[step],
          when: day && (
            <>
              {isExpected && `${copy.expected} `}
              <Day day={day} />
            </>
          ),
        };
      })}
    />
  );
}
