import type { ReactNode } from 'react';
import { type CardAction } from '#app/copy/line-card.en.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { LineState } from '#rpc/domain/line-status.ts';
import type { Action } from '#rpc/domain/permission.ts';
import type { LineCard } from '#rpc/portal/line-card.ts';
import { paths } from './paths.ts';
import { ButtonLink } from './button.tsx';
import { callAddress } from './call-link.tsx';
import { usePage } from './page-context.tsx';
import { RefusedAction } from './refused-action.tsx';
import { useCopy } from './use-copy.ts';

const addressOf: Record<CardAction, (ref: string) => string> = {
  'add-data': paths.addData,
  'change-plan': paths.changePlan,
  'track-order': paths.trackOrder,
  activate: paths.activation,
  'complete-esim-setup': paths.esimSetup,
};

interface Lead {
  words: 'seeProgress' | 'fixPort' | 'contactSupport';
  to: (ref: string) => string;
  main?: boolean;
}

/** Where a state itself leads, besides what may be done. */
const leads: Partial<Record<LineState, Lead>> = {
  activating: { words: 'seeProgress', to: paths.status },
  porting: { words: 'seeProgress', to: paths.status },
  'port-failed': { words: 'fixPort', to: paths.status, main: true },
  unclear: { words: 'contactSupport', to: () => paths.support },
};

const isCardAction = (action: Action): action is CardAction => action in addressOf;

interface LineActionsProps {
  line: LineCard;
  id: string;
  /** More buttons of the page's own. */
  children?: ReactNode;
}

/** The buttons of a line's card: the first that can be done is filled, a refused one says why. */
export function LineActions({ line, id, children }: LineActionsProps) {
  const { brand } = usePage();
  const copy = useCopy(lineCardMessages);
  const about = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const actions = line.actions.flatMap(({ action, decision }) => (isCardAction(action) ? [{ action, decision }] : []));
  const lead = leads[line.state];
  const led = lead?.main === true || line.state === 'activation-failed';
  // While data is on its way the next order has to wait: nothing on the card is the thing to do.
  const first = led
    ? undefined
    : actions.find(({ action, decision }) => decision.allowed && !(action === 'add-data' && line.topUp))?.action;
  if (actions.length === 0 && !lead && !children && line.state !== 'activation-failed') return null;
  return (
    <div className="acts">
      {line.state === 'activation-failed' && (
        <>
          <ButtonLink main to={paths.activation(line.ref)} about={about}>
            {copy.tryAgain}
          </ButtonLink>
          <ButtonLink to={callAddress(brand.careNumber)}>
            {copy.call} {brand.careNumber}
          </ButtonLink>
        </>
      )}
      {lead && (
        <ButtonLink to={lead.to(line.ref)} main={lead.main ?? false} about={about}>
          {copy[lead.words]}
        </ButtonLink>
      )}
      {actions.map(({ action, decision }) => {
        if (decision.allowed) {
          return (
            <ButtonLink key={action} to={addressOf[action](line.ref)} main={action === first} about={about}>
              {copy.actions[action]}
            </ButtonLink>
          );
        }
        return (
          <RefusedAction key={action} line={line} id={id} action={action} reason={decision.reason}>
            {copy.actions[action]}
          </RefusedAction>
        );
      })}
      {children}
    </div>
  );
}
