import type { ReactNode } from 'react';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { ActionLink } from '#app/ui/action-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { RefusedAction } from '#app/ui/refused-action.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { AccountLine } from '#rpc/portal/account-overview.ts';
import { accountMessages } from './copy.ts';

const decisionOf = (line: AccountLine) => line.actions.find(({ action }) => action === 'data-service')?.decision;

/** The line's data is paused, and may run again. */
export function canResume(line: AccountLine): boolean {
  return line.dataService.paused && line.dataService.changing === undefined && decisionOf(line)?.allowed === true;
}

/**
 * Data Service of a line: pausing asks first, resuming takes one press (ACCOUNT-9). `id` is that of the line's
 * title.
 */
export function DataSwitch({ line, id }: { line: AccountLine; id: string }) {
  const copy = useCopy(accountMessages).data;
  const about = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
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
  if (paused && decision.allowed) {
    return (
      <ResumeForm line={line}>
        {words}
        <span className="unseen">{about}</span>
      </ResumeForm>
    );
  }
  return (
    <ActionLink
      decision={decision}
      to={paths.dataService(line.ref)}
      about={about}
      blocked={(reason) => (
        <RefusedAction line={line} id={id} action="data-service" reason={reason}>
          {words}
        </RefusedAction>
      )}
    >
      {words}
    </ActionLink>
  );
}

/** Lets the line's data run again. Wherever it stands on the page, it is the same form. */
export function ResumeForm({ line, children }: { line: AccountLine; children: ReactNode }) {
  return (
    <PostForm action={paths.account}>
      <input type="hidden" name="line" value={line.ref} />
      <input type="hidden" name="operation" value={line.operationId} />
      <div className="acts">
        <Button>{children}</Button>
      </div>
    </PostForm>
  );
}
