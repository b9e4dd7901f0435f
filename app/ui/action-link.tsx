import type { ReactNode } from 'react';
import type { Blocked, Decision } from '#rpc/domain/decision.ts';
import { ButtonLink } from './button.tsx';
import { useOffer } from './use-offer.ts';

interface ActionLinkProps {
  /** The button's words. */
  children: string;
  /** What `can(…)` said: there is no button for an action without it (LINE-23). */
  decision: Decision;
  to: string;
  main?: boolean;
  about?: string;
  /** What stands in the button's place, with the reason, when it is not allowed (LINE-24). */
  blocked: (why: Blocked) => ReactNode;
}

/**
 * A button that leads to an action: a link when the action is allowed, else disabled with the reason. What the carrier
 * cannot do has none (TIER-2).
 */
export function ActionLink({ children, decision, to, main, about, blocked }: ActionLinkProps) {
  if (!useOffer().leads(to)) return null;
  if (!decision.allowed) return blocked(decision);
  return (
    <ButtonLink to={to} main={main} about={about}>
      {children}
    </ButtonLink>
  );
}
