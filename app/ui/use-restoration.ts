import { restorationMessages } from '#app/copy/restoration.ts';
import { useCopy, usePage } from './page-context.tsx';

interface RestorationWords {
  /** How soon a payment brings service back. */
  byPaying: string;
  /** Whether a payment arrangement brings it back. */
  byArrangement: string;
  /** What follows for service when the day of an arrangement is missed. */
  missed: string;
}

/** What the brand does about service that is suspended for an unpaid bill (BILL-22). */
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
