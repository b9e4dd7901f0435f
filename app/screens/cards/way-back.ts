import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { returnPath } from '#rpc/domain/landing.ts';

/** The path that led to the cards, from the query (CARD-13); undefined for anything but a path of this portal. */
export function readReturnPath({ url }: Request): string | undefined {
  return returnPath(new URL(url).searchParams.get('to'));
}

/** Returns the link back: to an activation, or to Bills by default. */
export function useWayBack(to: string | undefined = paths.bills): { to: string; words: string } {
  const { backToBills } = useCopy(billsMessages);
  const { backToActivation, back } = useCopy(cardsMessages);
  const firstSegment = firstPart(to);
  return {
    to,
    words: firstSegment === 'bills' ? backToBills : firstSegment === 'activation' ? backToActivation : back,
  };
}

/** Returns true when an activation waits for the cards; it places its hold on the default one (CARD-18). */
export const isForActivation = (to: string | undefined): boolean => firstPart(to) === 'activation';

/** Returns the reference of the line whose activation waits for the cards. */
export function activatingLine(to: string | undefined): string | undefined {
  return isForActivation(to) ? to?.split(/[/?#]/, 3)[2] : undefined;
}

const firstPart = (path: string | undefined): string | undefined => path?.split(/[/?#]/, 2)[1];
