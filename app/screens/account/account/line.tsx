import type { ReactNode } from 'react';
import { dataServiceMessages } from '#app/copy/data-service.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { labelMessages } from '#app/screens/public/plans/label/copy.ts';
import { AboutLine } from '#app/ui/line-name.tsx';
import { paths } from '#app/ui/paths.ts';
import { DataSwitch } from '#app/ui/data-switch.tsx';
import { LineActions } from '#app/ui/line-actions.tsx';
import { LineHead } from '#app/ui/line-card.tsx';
import { LineNotice } from '#app/ui/line-notice.tsx';
import { mayDo } from '#app/ui/may-do.ts';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { useDoor } from '#app/ui/way-back.ts';
import { dataServiceOf } from '#rpc/domain/facts/data-now.ts';
import type { UsagePanel } from '../usage-panel.ts';
import type { AccountLine } from './intent.ts';
import { accountMessages } from './copy.ts';
import { UsageInPlace } from '../usage/usage-parts.tsx';

interface LineOfAccountProps {
  line: AccountLine;
  index: number;
  usage?: UsagePanel | undefined;
  /** A plan that the visitor chose before they chose a line. */
  planId?: string | undefined;
}

/** One line: its plan, whether its data runs, what it used. `index` makes its ids unique on the page. */
export function LineOfAccount({ line, index, usage, planId }: LineOfAccountProps) {
  const id = `line-${index}`;
  const { paused } = line.dataService;
  const canPause = mayDo(line, 'data-service') && !paused && !line.dataService.changing;
  const hasSwitch = line.actions.some(({ action }) => action === 'data-service');
  const dataSwitch = hasSwitch && !canPause && <DataSwitch line={line} id={id} />;
  const canChange = line.plan.name !== undefined && mayDo(line, 'change-plan');
  // An action with a link in a row has no button.
  const actions = line.actions.filter(({ action }) => action !== 'change-plan' || !canChange);
  return (
    <article className="card" aria-labelledby={id}>
      <LineHead line={line} id={id} />
      {line.notices
        // The data switch below shows the cutoff, so it needs no notice.
        .filter((notice) => notice !== 'data-cutoff')
        .map((notice) => (
          <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
        ))}
      <div>
        {line.plan.name && <PlanRow line={line} canChange={canChange} planId={planId} />}
        {hasSwitch && <DataRow line={line} canPause={canPause} />}
        <LinksRow line={line} id={id} open={usage !== undefined} />
      </div>
      <LineActions line={{ ...line, actions }} id={id} first={paused && dataSwitch}>
        {!paused && dataSwitch}
      </LineActions>
      {usage && <UsageInPlace usage={usage} />}
    </article>
  );
}

function PlanRow({ line, canChange, planId }: Pick<LineOfAccountProps, 'line' | 'planId'> & { canChange: boolean }) {
  const copy = useCopy(accountMessages);
  const { actions } = useCopy(lineCardMessages);
  const door = useDoor();
  const { name, price } = line.plan;
  return (
    <Pair term={price === undefined ? copy.plan : copy.planAt(moneyText(price))} value={name}>
      {canChange && (
        <LineLink line={line} to={door(paths.changePlan(line.ref, planId))}>
          {actions['change-plan']}
        </LineLink>
      )}
    </Pair>
  );
}

function DataRow({ line, canPause }: { line: AccountLine; canPause: boolean }) {
  const copy = useCopy(dataServiceMessages);
  return (
    <Pair term={copy.title} value={copy[dataServiceOf(line.state, line.dataService.paused)]}>
      {canPause && (
        <LineLink line={line} to={paths.dataService(line.ref)}>
          {copy.pause}
        </LineLink>
      )}
    </Pair>
  );
}

/** Opens and closes the usage history, and leads to the broadband facts of the line's own plan (ACCOUNT-19). */
function LinksRow({ line, id, open }: { line: AccountLine; id: string; open: boolean }) {
  const copy = useCopy(accountMessages).usage;
  const { summary } = useCopy(labelMessages);
  const { leads } = useOffer();
  const seesUsage = line.hasUsage && leads(paths.accountUsage(line.ref));
  const seesFacts = line.plan.name !== undefined && leads(paths.broadbandFacts(line.ref));
  if (!seesUsage && !seesFacts) return null;
  return (
    <Pair>
      {seesUsage && (
        <LineLink line={line} to={open ? `${paths.account}#${id}` : `${paths.accountUsage(line.ref)}#usage`}>
          {open ? copy.hide : copy.view}
        </LineLink>
      )}{' '}
      {seesFacts && (
        <LineLink line={line} to={paths.broadbandFacts(line.ref)}>
          {summary}
        </LineLink>
      )}
    </Pair>
  );
}

/** A fact, and the link that changes it. */
function Pair({ term, value, children }: { term?: string; value?: string | undefined; children: ReactNode }) {
  return (
    <p className="pair">
      {term && (
        <span>
          <small>{term}</small>
          <br />
          <b>{value}</b>
        </span>
      )}{' '}
      {children}
    </p>
  );
}

/** A link that names its line for screen readers. */
function LineLink({ line, to, children }: { line: AccountLine; to: string; children: string }) {
  return (
    <a href={to}>
      {children}
      <AboutLine line={line} />
    </a>
  );
}
