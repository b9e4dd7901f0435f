import type { FormReply } from '#app/forms/form-reply.ts';
import type { NumberPage } from './intent.ts';
import { NumberChoice } from './number-choice.tsx';
import { PortDetails } from './port-details.tsx';

interface NumberViewProps {
  page: NumberPage;
  because?: string | undefined;
  /** Option that the address names: the page then shows both options, not the number's details. */
  wanted?: string | null;
  again?: FormReply | undefined;
}

/** Step 2: a new number or the own one, and then the own one's details (ACTIVATE-48, ACTIVATE-16). */
export function NumberView({ page, because, wanted, again }: NumberViewProps) {
  const commonProps = { page, because: again ? undefined : because, again };
  const { moving } = page;
  const isOfDetails = again ? again.initialValue?.intent === 'keep' : wanted !== 'new' && wanted !== 'carrier';
  return moving && isOfDetails ? <PortDetails {...commonProps} moving={moving} /> : <NumberChoice {...commonProps} />;
}
