import { dataServiceMessages } from '#app/copy/data-service.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from './paths.ts';
import { ActionLink } from './action-link.tsx';
import { DisabledAction } from './disabled-action.tsx';
import { RefusedAction } from './refused-action.tsx';
import { ResumeForm } from './resume-form.tsx';
import { useCopy } from './page-context.tsx';
import type { LineCard } from '#rpc/portal/line-card.ts';

/** `operationId`: what resuming begins; a line whose data is paused has one. */
type SwitchedLine = LineCard & { operationId?: string };

const decisionOf = (line: SwitchedLine) => line.actions.find(({ action }) => action === 'data-service')?.decision;

/**
 * Data Service of a line: pausing needs a confirmation, resuming takes one press (ACCOUNT-9). `id` is that of the
 * line's title.
 */
export function DataSwitch({ line, id }: { line: SwitchedLine; id: string }) {
  const copy = useCopy(dataServiceMessages);
  const suffix = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const { paused, changing } = line.dataService;
  const decision = decisionOf(line);
  const words = paused ? copy.resume : copy.pause;
  if (!decision) return null;
  if (changing) {
    return (
      <DisabledAction id={`${id}-changing`} why={changing.pause ? copy.pausing : copy.resuming}>
        {words}
      </DisabledAction>
    );
  }
  if (paused && decision.allowed && line.operationId !== undefined) {
    return (
      <ResumeForm main lineRef={line.ref} operationId={line.operationId}>
        {words}
        <span className="unseen">{suffix}</span>
      </ResumeForm>
    );
  }
  return (
    <ActionLink
      decision={decision}
      to={paths.dataService(line.ref)}
      about={suffix}
      blocked={(why) => (
        <RefusedAction line={line} id={id} action="data-service" why={why}>
          {words}
        </RefusedAction>
      )}
    >
      {words}
    </ActionLink>
  );
}
