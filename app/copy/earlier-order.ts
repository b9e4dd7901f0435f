import type { ChargedKind } from '#rpc/domain/facts/cost.ts';
import { words } from './common.ts';

type Of = 'order' | 'plan' | 'payment';
type Both = (sum?: string, alone?: string) => string;

/** A customer’s noun for an operation of a kind that is charged. */
export const nounOf = {
  'top-up': 'order',
  'plan-change': 'plan',
  'reorder-sim': 'order',
  'sim-kit': 'order',
  'add-line': 'order',
  'month-in-advance': 'payment',
} as const satisfies Record<ChargedKind, Of>;

/** The order that may still arrive or may have arrived, on its page and on the review of a second one (LEDGER-43). */
export const earlierOrderMessages = words({
  en: {
    noun: { order: 'Your order', plan: 'Your plan change', payment: 'Your payment' } satisfies Record<Of, string>,
    /** Name of an earlier order with its time, and its day if that is not today. */
    of: (noun: string, time: string, day?: string) => `${noun} of ${day === undefined ? '' : `${day}, `}${time}`,
    mayArrive: (order: string) => `${order} may still arrive.`,
    mayHave: (order: string) => `${order} may have gone through: we can’t tell.`,
    /**
     * Sentences about two orders that may both go through.
     * @param sum cents of both, where certain; `alone`: cents of the earlier one
     */
    both: {
      order: (sum, alone) => {
        if (sum !== undefined) return `Then you get both and pay ${sum}.`;
        return `Then you get both and pay ${alone === undefined ? 'for both' : `${alone} for that one too`}.`;
      },
      plan: () => 'Then your plan may change twice, and you may pay for both.',
      payment: (sum) => `Then you may pay twice${sum === undefined ? '' : `: ${sum}`}.`,
    } satisfies Record<Of, Both>,
    changed: {
      title: 'Check your earlier order',
      text: 'Something about it changed while this page was open. This one wasn’t sent. Confirm it if you still want it.',
    },
  },
  es: {
    noun: { order: 'Su pedido', plan: 'Su cambio de plan', payment: 'Su pago' },
    of: (noun, time, day) => `${noun} ${day === undefined ? 'de las' : `del ${day}, a las`} ${time}`,
    mayArrive: (order) => `${order} todavía puede llegar.`,
    mayHave: (order) => `${order} quizá se completó: no podemos saberlo.`,
    both: {
      order: (sum, alone) => {
        if (sum !== undefined) return `Entonces recibirá los dos y pagará ${sum}.`;
        return `Entonces recibirá los dos y pagará ${alone === undefined ? 'los dos' : `también ${alone} por aquel`}.`;
      },
      plan: () => 'Entonces su plan podría cambiar dos veces, y usted podría pagar los dos cambios.',
      payment: (sum) => `Entonces podría pagar dos veces${sum === undefined ? '' : `: ${sum}`}.`,
    },
    changed: {
      title: 'Revise su pedido anterior',
      text: 'Algo cambió en él mientras esta página estaba abierta. Este no se envió. Confírmelo si todavía lo quiere.',
    },
  },
});
