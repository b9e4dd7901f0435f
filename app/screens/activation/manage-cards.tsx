import { activationMessages } from '#app/copy/activation.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ReasonText } from '#app/ui/reason-text.tsx';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { Decision } from '#rpc/domain/decision.ts';

interface ManageCardsProps {
  lineRef: string;
  cards: Decision;
  /** Activation step that the Cards page links back to. */
  back: ActivationStep;
  main?: boolean;
}

/** The saved cards and the way back; for other members, who can change the card (ACTIVATE-38). */
export function ManageCards({ lineRef, cards, back, main = false }: ManageCardsProps) {
  const { me } = usePage();
  const { manageCards, holderHasCard } = useCopy(activationMessages);
  if (cards.allowed)
    return (
      <ButtonLink main={main} to={paths.cards({ to: paths.activationStep(lineRef, back) })}>
        {manageCards}
      </ButtonLink>
    );
  return (
    <DisabledAction
      id="cards-why"
      why={cards.reason === 'secondary' ? holderHasCard(me?.holder) : <ReasonText why={cards} />}
    >
      {manageCards}
    </DisabledAction>
  );
}
