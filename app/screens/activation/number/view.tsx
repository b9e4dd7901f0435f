import type { FormReply } from '#app/forms/form-reply.ts';
import type { NumberPage } from './intent.ts';
import { MovedNumber } from './moved-number.tsx';
import { NewNumber } from './new-number.tsx';
import { PortDetails } from './port-details.tsx';

export type NumberWay = 'new' | 'carrier' | 'details';

interface NumberViewProps {
  page: NumberPage;
  because?: string | undefined;
  /** The way that the address names: another one than was answered. */
  wanted?: string | null;
  again?: FormReply | undefined;
}

/** Step 2: a new number, or the one that the customer has (ACTIVATE-13, ACTIVATE-16). */
export function NumberView({ page, because, wanted, again }: NumberViewProps) {
  const commonProps = { page, because: again ? undefined : because, again };
  const way = wayOf(page, wanted, again);
  if (way === 'new') return <NewNumber {...commonProps} />;
  const { moving } = page;
  return way === 'details' && moving ? (
    <PortDetails {...commonProps} moving={moving} />
  ) : (
    <MovedNumber {...commonProps} />
  );
}

/** Returns the part of the step to show. */
function wayOf(page: NumberPage, wanted: string | null | undefined, again: FormReply | undefined): NumberWay {
  const sentIntent = again?.initialValue?.intent;
  if (sentIntent !== undefined) return sentIntent === 'new' || sentIntent === 'carrier' ? sentIntent : 'details';
  if (wanted === 'new' || wanted === 'carrier') return wanted;
  if (page.moving) return 'details';
  return page.newNumber.allowed ? 'new' : 'carrier';
}
