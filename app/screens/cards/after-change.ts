import { paths } from '#app/ui/paths.ts';
import type { CardSent } from './change-card.ts';
import { cameFrom } from './way-back.ts';

/** The path of the cards, saying at their top what came of a form. */
export function afterCardChange(sent: CardSent, request: Request): string {
  const to = cameFrom(request);
  return paths.cards(sent.to === 'after' ? { to, after: sent.operationId } : { to, because: 'moved' });
}
