import type { ReactNode } from 'react';
import { type CardAction, lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { Action } from '#rpc/domain/decision.ts';
import type { LineCard } from '#rpc/portal/line-card.ts';
import { ActionLink } from './action-link.tsx';
import { ButtonLink, CallButton } from './button.tsx';
import { type LookKind, mainAction } from './line-main-action.ts';
import { forCare } from './line-notice.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { RefusedAction } from './refused-action.tsx';
import { useOffer } from './use-offer.ts';
import { useDoor } from './way-back.ts';

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
  /** Extra actions of the page: a button before the others, and content behind them. */
  first?: ReactNode;
  children?: ReactNode;
}

/** Buttons of a line's card: the most urgent action is filled (HOME-16), a blocked one shows its reason. */
export function LineActions({ line, id, first, children }: LineActionsProps) {
  const copy = useCopy(lineCardMessages);
  const suffix = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  const { leads } = useOffer();
  const door = useDoor();
  const actions = line.actions
    .flatMap(({ action, decision }) => (isCardAction(action) ? [{ action, decision }] : []))
    .filter(({ action }) => leads(actionPaths[action](line.ref)));
  const main = mainAction(line);
  const look = lookOf(line, leads);
  if (actions.length === 0 && !look && !first && !children) return null;
  return (
    <div className="acts">
      {first}
      {look?.kind === 'check-progress' && <Look {...look} main={look.kind === main} about={suffix} />}
      {actions.map(({ action, decision }) => (
        <ActionLink
          key={action}
          decision={decision}
          to={door(actionPaths[action](line.ref))}
          main={action === main}
          about={suffix}
          blocked={(why) => (
            <RefusedAction line={line} id={id} action={action} why={why}>
              {copy.actions[action]}
            </RefusedAction>
          )}
        >
          {copy.actions[action]}
        </ActionLink>
      ))}
      {look && look.kind !== 'check-progress' && <Look {...look} main={look.kind === main} about={suffix} />}
      {children}
    </div>
  );
}

interface LookTarget {
  kind: LookKind;
  to: string;
}

function lookOf(line: LineCard, leads: (to: string) => boolean): LookTarget | undefined {
  const progress = progressOf(line);
  if (progress !== undefined && leads(progress)) return { kind: 'check-progress', to: progress };
  if (line.state === 'unclear') return { kind: 'contact-support', to: paths.support };
  if (line.state === 'disconnected') return { kind: 'call-support', to: '' };
  return line.notices.some((notice) => forCare.includes(notice)) ? { kind: 'call-care', to: '' } : undefined;
}

/** Returns the page that shows an operation in progress; an operation that began elsewhere has none. */
function progressOf({ ref, state, topUp, activation, plan }: LineCard): string | undefined {
  if (activation?.operationId) return progressOfActivation(ref, activation.operationId, activation.of);
  if (state === 'activating' || state === 'porting') return paths.status(ref);
  if (topUp?.operationId) return paths.topUp(ref, topUp.operationId);
  return plan.changing?.operationId && paths.planChange(ref, plan.changing.operationId);
}

function progressOfActivation(ref: string, operationId: string, kind?: string): string {
  if (kind === 'port-fix') return paths.status(ref, operationId);
  return kind === 'sim-kit' ? paths.activationKit(ref, operationId) : paths.activationResult(ref, operationId);
}

function Look({ kind, to, main, about }: LookTarget & { main: boolean; about: string }) {
  const { brand } = usePage();
  const copy = useCopy(lineCardMessages);
  if (kind === 'call-care') return <CallButton main={main} number={brand.careNumber} />;
  if (kind === 'call-support') return <CallButton main={main} />;
  return (
    <ButtonLink to={to} main={main} about={about}>
      {kind === 'check-progress' ? copy.seeProgress : copy.contactSupport}
    </ButtonLink>
  );
}
