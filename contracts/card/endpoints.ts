import * as z from 'zod/mini';
import { anyOther, endpoint, resource } from '../endpoint.ts';
import { Id } from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { CardMask, Expiry, Hold, SavedCard } from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });
const ofCard = () => z.strictObject({ uuid: Id });

export const card = resource('card', {
  list: endpoint({
    service: 'custsvc',
    call: 'GET customer/cc/:customerId',
    summary: 'The saved cards of a customer',
    scope: 'self',
    input: ofCustomer,
    reply: () =>
      z.object({
        cards: z.array(SavedCard).register(wireTraits, { key: 'uuid', one: 'isAutoPay', whole: true, skips: true }),
      }),
    assumed: { shape: 'The list is named cards; id and uuid are equal, and uuid is used.' },
  }),

  setDefault: endpoint({
    service: 'custsvc',
    call: 'PUT customer/cc/autopay/:uuid',
    summary: 'Makes a card the default',
    scope: 'self',
    reconcileWith: ['card.list'],
    input: ofCard,
    reply: () => z.object({ ccNumberMask: CardMask }),
    problems: { refused: anyOther },
  }),

  remove: endpoint({
    service: 'custsvc',
    call: 'DELETE customer/cc/delete/:uuid',
    summary: 'Removes a card',
    scope: 'self',
    reconcileWith: ['card.list'],
    input: ofCard,
    reply: () => z.object({}),
    problems: { refused: anyOther },
    assumed: { emptyReply: true },
  }),

  updateExpiry: endpoint({
    service: 'custsvc',
    call: 'PUT cc/update/:uuid/expiry/:expiry',
    summary: 'Changes the expiry date of a card',
    scope: 'self',
    reconcileWith: ['card.list'],
    input: () => z.strictObject({ uuid: Id, expiry: Expiry }),
    reply: () => z.object({}),
    problems: { refused: anyOther },
    assumed: { shape: 'expiry is MMYY, as printed on the card.', emptyReply: true },
  }),

  hold: endpoint({
    service: 'custsvc',
    call: 'POST customer/cc/hold/:customerId',
    summary: 'Places a temporary hold for the plans on the default card',
    scope: 'self',
    reconcileWith: 'none',
    input: ofCustomer,
    reply: () => Hold,
    problems: { alreadyHeld: 40224, refused: anyOther },
    assumed: {
      meaning: 'holdStatus is SUCCESS or FAILED; no read shows a hold, but a second one is refused with 40224.',
    },
  }),
});
