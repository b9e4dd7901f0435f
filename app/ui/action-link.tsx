import type { ReactNode } from 'react';
import type { Blocked, Decision } from '#rpc/domain/decision.ts';
import { ButtonLink } from './button.tsx';
import { useOffer } from './use-offer.ts';

interface ActionLinkProps {
  /** Words of the button. */
  children: string;
  /** Result of `can(…)`: an action without one has no button (LINE-23). */
  decision: Decision;
  to: string;
  main?: boolean;
  about?: string;
  /** Renders the replacement of a blocked button, with the reason (LINE-24). */
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
