import type { FormReply } from '#app/forms/form-reply.ts';
import type { NumberPage } from '#rpc/portal/activation/step-page.ts';
import { carrierChosen } from './form.ts';
import { MovedNumber } from './moved-number.tsx';
import { NewNumber } from './new-number.tsx';
import { PortDetails } from './port-details.tsx';

export type NumberWay = 'new' | 'carrier' | 'details';

interface NumberViewProps {
  page: NumberPage;
  because?: string | undefined;
  /** What was asked for in the address: another way than the one that was answered. */
  wanted?: string | null;
  again?: FormReply | undefined;
}

/** Step 2: a new number, or the one that the customer has (ACTIVATE-13, ACTIVATE-16). */
export function NumberView({ page, because, wanted, again }: NumberViewProps) {
  const shared = { page, because: again ? undefined : because, again };
  switch (wayOf(page, wanted, again)) {
    case 'new':
      return <NewNumber {...shared} />;
    case 'carrier':
      return <MovedNumber {...shared} />;
    case 'details':
      return <PortDetails {...shared} />;
  }
}

/** Which part of the step is shown. */
function wayOf(page: NumberPage, wanted: string | null | undefined, again: FormReply | undefined): NumberWay {
  if (again) return wayAgain(again);
  if (wanted === 'new' || wanted === 'carrier') return wanted;
  const { chosen, carriers, newNumber } = page;
  if (chosen?.kind === 'port') return carrierChosen(carriers, chosen) ? 'details' : 'carrier';
  return newNumber.allowed ? 'new' : 'carrier';
}

/** What was wrong stands in the part that has its field; number and carrier without an error lead on. */
function wayAgain({ initialValue, error }: FormReply): NumberWay {
  if (initialValue?.intent === 'new') return 'new';
  return error && ['number', 'carrier', 'listed'].some((field) => error[field]) ? 'carrier' : 'details';
}
