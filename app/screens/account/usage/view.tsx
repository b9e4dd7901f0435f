import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { dataLeftText } from '#app/ui/data-size.tsx';
import { DataUse } from '#app/ui/data-use.tsx';
import { DataSwitch } from '#app/ui/data-switch.tsx';
import { dueId } from '#app/ui/due-banner.tsx';
import { LineActions } from '#app/ui/line-actions.tsx';
import { LineHead } from '#app/ui/line-card.tsx';
import { LineNotice } from '#app/ui/line-notice.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { mayDo } from '#app/ui/may-do.ts';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { PlanAdviceNote } from '#app/ui/plan-advice.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { isDueReason } from '#app/ui/refused-action.tsx';
import { type Door, doorIn, useDoor, useWayBack } from '#app/ui/way-back.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { leftOf } from '#rpc/domain/facts/data-now.ts';
import { accountMessages } from '../account/copy.ts';
import type { UsageModel } from './intent.ts';
import { Cycle, ExtraData, UsageFiles } from './usage-parts.tsx';

interface UsageViewProps {
  page: UsageModel;
}

/** The data left on a line comes first; then one of its billing cycles (ACCOUNT-23). */
export function UsageView({ page: { line, usage, others } }: UsageViewProps) {
  const copy = useCopy(accountMessages);
  const { usage: title } = useCopy(lineCardMessages);
  const back = useWayBack();
  const from = doorIn(usePage().query);
  return (
    <>
      <BackLink to={back.to}>{back.words}</BackLink>
      <h1>{title}</h1>
      <div className="cols">
        <LineNow line={line} />
        <div className="stack">
          <section className="card" aria-labelledby="cycle">
            {usage.advice && <PlanAdviceNote lineRef={line.ref} advice={usage.advice} withMonths />}
            <Cycle
              usage={usage}
              to={(cycle) => paths.usage(line.ref, { cycle, from })}
              heading={(words) => <h2 id="cycle">{words}</h2>}
            />
          </section>
          <section className="card" aria-labelledby="bought">
            <h2 id="bought">{copy.bought.inCycle}</h2>
            <ExtraData usage={usage} />
          </section>
          <Others lines={others} from={from} />
        </div>
        <div className="side">
          <UsageFiles usage={usage} />
        </div>
      </div>
    </>
  );
}

/** The line with the data that is left now, and the buttons to change that. */
function LineNow({ line }: { line: UsageModel['line'] }) {
  const { changePlan } = useCopy(lineCardMessages);
  const door = useDoor();
  const id = 'line-1';
  // Only the page's own buttons have a reason beside them (SHELL-39).
  const isShown = (action: Action) => action === 'add-data' || (action === 'data-service' && line.dataService.paused);
  const actions = line.actions.filter(({ action }) => isShown(action));
  const unpaid = actions.flatMap(({ decision }) =>
    decision.allowed || !isDueReason(line, decision) ? [] : [decision],
  );
  return (
    <section className="card side" aria-labelledby={id}>
      <LineHead line={line} id={id} plan />
      <DataUse data={line.data} withoutDays={line.notices.includes('usage-bad')} />
      {line.notices.map((notice) => (
        <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
      ))}
      {unpaid[0] && (
        <p id={dueId}>
          <ReasonText why={unpaid[0]} />
        </p>
      )}
      <LineActions
        line={{ ...line, actions }}
        id={id}
        first={line.dataService.paused && <DataSwitch line={line} id={id} />}
      >
        {mayDo(line, 'change-plan') && <PageLink href={door(paths.changePlan(line.ref))}>{changePlan}</PageLink>}
      </LineActions>
    </section>
  );
}

/** Links to the usage page of the family's other lines. */
function Others({ lines, from }: { lines: UsageModel['others']; from: Door | undefined }) {
  const { usage: copy } = useCopy(accountMessages);
  const ordinals = useCopy(ordinalMessages);
  return (
    <LinkRows
      label={copy.others}
      links={lines.map((line) => {
        const remaining = leftOf(line.data);
        return {
          to: paths.usage(line.ref, { from }),
          words: lineTitle(line, ordinals),
          text: remaining && line.data.kind !== 'unlimited' ? copy.left(dataLeftText(remaining)) : undefined,
        };
      })}
    />
  );
}
