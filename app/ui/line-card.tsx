import type { ReactNode } from 'react';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineStatusMessages, statusWords } from '#app/copy/line-status.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import type { LineCard as Line } from '#rpc/portal/line-card.ts';
import { AboutLine } from './line-name.tsx';
import { paths } from './paths.ts';
import { DataSwitch } from './data-switch.tsx';
import { DataUse } from './data-use.tsx';
import { Icon } from './icon.tsx';
import { LineActions } from './line-actions.tsx';
import { LineInfo } from './line-info.tsx';
import { LineNotice } from './line-notice.tsx';
import { mayDo } from './may-do.ts';
import { renameReasonId } from './refused-action.tsx';
import { ProgressDots } from './progress-dots.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { Tag } from './tag.tsx';
import { PageLink } from './page-link.tsx';
import { PlanAdviceNote } from './plan-advice.tsx';
import { useCopy } from './page-context.tsx';
import { useOffer } from './use-offer.ts';
import { useDoor } from './way-back.ts';

/** A line with the facts for the links on its card. */
export interface CardLine extends Line {
  operationId?: string;
  /** The usage history of the line can be opened. */
  hasUsage?: boolean;
  /** A cheaper plan that would be enough (ACCOUNT-16). */
  advice?: PlanAdvice | undefined;
}

/** Card of one line: its status, its data, its buttons. `index` makes its ids unique on the page. */
export function LineCard({ line, index }: { line: CardLine; index: number }) {
  const id = `line-${index}`;
  // Has no button to change the plan: a link beside the plan does that.
  const actions = line.actions.filter(({ action }) => action !== 'change-plan');
  return (
    <article className="card" aria-labelledby={id}>
      <LineHead line={line} id={id} />
      <DataUse data={line.data} withoutDays={line.notices.includes('usage-bad')} />
      {line.notices.map((notice) => (
        <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
      ))}
      {line.progress && <ProgressDots progress={line.progress} />}
      {line.advice && <PlanAdviceNote lineRef={line.ref} advice={line.advice} />}
      <PlanRow line={line} about={line.info.plan} />
      <LineActions
        line={{ ...line, actions }}
        id={id}
        first={line.dataService.paused && <DataSwitch line={line} id={id} />}
      >
        <LineInfo line={line} />
      </LineActions>
    </article>
  );
}

/** Row with a fact about a line, and links to its usage and to Change Plan (HOME-28). */
export function PlanRow({ line, about }: { line: CardLine; about: ReactNode }) {
  const copy = useCopy(lineCardMessages);
  const { leads } = useOffer();
  const mayChange = mayDo(line, 'change-plan') && leads(paths.changePlan(line.ref));
  const seesUsage = line.hasUsage && leads(paths.usage(line.ref));
  if (!about || !(seesUsage || mayChange)) return null;
  return (
    <p className="pair">
      <span>{about}</span>{' '}
      {seesUsage && (
        <a href={paths.usage(line.ref)}>
          {copy.usage}
          <AboutLine line={line} />
        </a>
      )}{' '}
      {mayChange && (
        <a href={paths.changePlan(line.ref)}>
          {copy.changePlan}
          <AboutLine line={line} />
        </a>
      )}
    </p>
  );
}

/**
 * Returns the letter or number on a line's colored disc: the owner's initial, or the line's number
 * (scripts/palette.ts).
 */
export function faceOf({ name, occurrence }: Pick<Line, 'name' | 'occurrence'>): {
  'data-face': string;
  className: string;
} {
  return {
    'data-face': name ? name.slice(0, 1).toUpperCase() : String(occurrence || '·'),
    className: occurrence > 1 && occurrence < 7 ? `who f${occurrence}` : 'who',
  };
}

interface LineHeadProps {
  line: Line;
  id: string;
  /** The plan is beside the number, in place of the usual status. */
  plan?: boolean;
}

/** Head of a line's card: title, number, and the status if it is news. */
export function LineHead({ line, id, plan = false }: LineHeadProps) {
  const status = statusWords(line.state, line.notices.includes('non-pay'), useCopy(lineStatusMessages));
  return (
    <div {...faceOf(line)}>
      <Title line={line} id={id} />
      <p>
        {line.state !== 'active' && <Tag tone={status.tone}>{status.tag}</Tag>}{' '}
        <Subtitle line={plan ? { ...line, isPrimary: false } : line} />
        {plan ? line.info.plan && ` · ${line.info.plan}` : line.state === 'active' && ` · ${status.tag}`}
      </p>
    </div>
  );
}

/** Title of the line, with the icon that renames it: disabled while a rule refuses the rename (LINE-24). */
function Title({ line, id }: { line: Line; id: string }) {
  const { editName } = useCopy(lineCardMessages);
  const ordinals = useCopy(ordinalMessages);
  const door = useDoor();
  const reasonId = renameReasonId(line, id);
  const icon = (
    <>
      <Icon name="edit" />
      <span className="unseen">{editName(lineInSentence(line, ordinals))}</span>
    </>
  );
  return (
    <>
      <h2 id={id}>{lineTitle(line, ordinals)}</h2>{' '}
      {mayDo(line, 'rename') && (
        <PageLink className="tap edit" href={door(paths.rename(line.ref))}>
          {icon}
        </PageLink>
      )}
      {reasonId && (
        <button type="button" className="tap edit" disabled aria-describedby={reasonId}>
          {icon}
        </button>
      )}
    </>
  );
}

/** Phone number of the line, or the SIM and plan, with a mark for the account holder. */
function Subtitle({ line }: { line: Line }) {
  const copy = useCopy(lineCardMessages);
  const number = line.portingNumber ?? line.msisdn;
  if (!number && !line.isPrimary)
    return <>{[line.esim ? copy.esim : copy.sim, line.info.plan].filter(Boolean).join(' · ')}</>;
  return (
    <>
      {line.portingNumber && `${copy.keeping} `}
      {number && <PhoneNumber digits={number} />}
      {number && line.isPrimary && ' · '}
      {line.isPrimary && copy.primary}
    </>
  );
}
