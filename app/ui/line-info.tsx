import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineStatusMessages } from '#app/copy/line-status.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { LineCard } from '#rpc/portal/line-card.ts';
import { AboutLine } from './line-name.tsx';
import { CallText } from './call-link.tsx';
import { longDayText } from './day.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';
import { Summary, type SummaryRow } from './summary.tsx';

/** The panel behind Show More Info; its name has the line, since each card has one. */
export function LineInfo({ line }: { line: LineCard }) {
  const copy = useCopy(lineCardMessages);
  return (
    <details className="more">
      <summary>
        <span className="open">{copy.more}</span> <span className="less">{copy.less}</span>
        <AboutLine line={line} />
      </summary>
      <div className="stack tight">
        <LineFacts line={line} />
      </div>
    </details>
  );
}

/** Plan, device, SIM and the day of the activation, with the orders of its SIM card. */
export function LineFacts({ line, withPlan = true }: { line: LineCard; withPlan?: boolean }) {
  const { today, language } = usePage();
  const copy = useCopy(lineCardMessages);
  const lineName = lineInSentence(line, useCopy(ordinalMessages));
  // Before the activation a button of the card leads there.
  const hasSimOrders = !line.esim && (line.state === 'active' || line.state === 'suspended');
  const { plan, device, imei, activatedOn } = line.info;
  const rows: SummaryRow[] = [
    ...(plan && withPlan ? [{ term: copy.info.plan, value: plan }] : []),
    ...(device ? [{ term: copy.info.device, value: device }] : []),
    ...(imei ? [{ term: copy.info.imei, value: copy.imeiEnd(imei.slice(-4)) }] : []),
    { term: copy.info.sim, value: line.esim ? copy.esim : copy.sim },
    // A day that has not come is no day of an activation (HOME-30).
    ...(activatedOn && activatedOn <= today
      ? [
          {
            term: line.state === 'active' ? copy.info.activatedOn : copy.info.firstActivatedOn,
            value: longDayText(activatedOn, language),
          },
        ]
      : []),
  ];
  return (
    <>
      <Summary rows={rows} />
      {line.esim && line.state === 'not-activated' && (
        <PageLink href={paths.activateEsim(line.ref)}>
          {copy.esimOrder}
          <span className="unseen"> – {lineName}</span>
        </PageLink>
      )}
      {hasSimOrders && (
        <PageLink href={paths.trackOrder(line.ref)}>
          {copy.simOrders}
          <span className="unseen"> – {lineName}</span>
        </PageLink>
      )}
    </>
  );
}

/** That the line was disconnected, and whom to call about it (LINE-3). */
export function Disconnected({ byRequest }: { byRequest: boolean }) {
  const { supportNumber } = usePage().brand;
  const { disconnected } = useCopy(lineStatusMessages);
  return (
    <div>
      <h3>{disconnected.title}</h3>
      <p>
        <CallText number={supportNumber}>{disconnected.text(byRequest, supportNumber)}</CallText>
      </p>
    </div>
  );
}
