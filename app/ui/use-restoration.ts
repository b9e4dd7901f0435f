import { restorationMessages } from '#app/copy/restoration.ts';
import { useCopy, usePage } from './page-context.tsx';

interface RestorationWords {
  /** Delay between a payment and the return of service, in words. */
  byPaying: string;
  /** Sentence on the effect of a payment arrangement on service. */
  byArrangement: string;
  /** Consequence for service if the day of an arrangement is missed. */
  missed: string;
}

/** The brand's rules for service that is suspended for an unpaid bill (BILL-22). */
export function useRestoration(): RestorationWords {
  const { brand, language } = usePage();
  const copy = useCopy(restorationMessages);
  const { afterPayment, byArrangement } = brand.restoration;
  const soon = afterPayment[language];
  return {
    byPaying: copy.byPaying(soon),
    byArrangement: byArrangement ? copy.byArrangement : copy.notByArrangement(soon),
    missed: byArrangement ? copy.missed.suspendedAgain : copy.missed.staysSuspended,
  };
}
