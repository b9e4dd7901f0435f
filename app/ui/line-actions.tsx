import type { ReactNode } from 'react';
import { type CardAction } from '#app/copy/line-card.en.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { Action } from '#rpc/domain/permission.ts';
import type { LineCard } from '#rpc/portal/line-card.ts';
import { ActionLink } from './action-link.tsx';
import { ButtonLink } from './button.tsx';
import { CallButton } from './next-step.tsx';
import { usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { RefusedAction } from './refused-action.tsx';
import { useCopy } from './use-copy.ts';

const actionPaths: Record<CardAction, (ref: string) => string> = {
  'add-data': paths.addData,
  'change-plan': paths.changePlan,
  'track-order': paths.trackOrder,
  activate: paths.activation,
  'retry-activation': paths.activation,
  'fix-port': paths.status,
  'complete-esim-setup': paths.esimSetup,
};

const isCardAction = (action: Action): action is CardAction => action in actionPaths;

interface LineActionsProps {
  line: LineCard;
  id: string;
  /** More buttons of the page's own. */
  children?: ReactNode;
}

/** The buttons of a line's card: the first that is allowed is filled, a blocked one says why. */
export function LineActions({ line, id, children }: LineActionsProps) {
  const copy = useCopy(lineCardMessages);
  const about = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const actions = line.actions.flatMap(({ action, decision }) => (isCardAction(action) ? [{ action, decision }] : []));
  // While a top-up is under way the next one can wait: Add Data is not the filled button.
  const first = actions.find(({ action, decision }) => decision.allowed && !(action === 'add-data' && line.topUp));
  const looks = looksOf(line);
  if (actions.length === 0 && !looks && !children) return null;
  return (
    <div className="acts">
      {actions.map(({ action, decision }) => (
        <ActionLink
          key={action}
          decision={decision}
          to={actionPaths[action](line.ref)}
          main={action === first?.action}
          about={about}
          blocked={(reason) => (
            <RefusedAction line={line} id={id} action={action} reason={reason}>
              {copy.actions[action]}
            </RefusedAction>
          )}
        >
          {copy.actions[action]}
        </ActionLink>
      ))}
      {looks && <Look look={looks} line={line} about={about} />}
      {children}
    </div>
  );
}

type LookKind = 'see-progress' | 'contact-support' | 'call-care';

/** What people may always do about a line in this state: look, or ask. None of it changes anything. */
function looksOf({ state, notices }: LineCard): LookKind | undefined {
  if (state === 'activating' || state === 'porting') return 'see-progress';
  if (state === 'unclear') return 'contact-support';
  return notices.some((notice) => notice === 'activation-failed' || notice === 'port-failed') ? 'call-care' : undefined;
}

function Look({ look, line, about }: { look: LookKind; line: LineCard; about: string }) {
  const { brand } = usePage();
  const copy = useCopy(lineCardMessages);
  if (look === 'call-care') return <CallButton number={brand.careNumber} />;
  const [to, words] =
    look === 'see-progress' ? [paths.status(line.ref), copy.seeProgress] : [paths.support, copy.contactSupport];
  return (
    <ButtonLink to={to} about={about}>
      {words}
    </ButtonLink>
  );
}
