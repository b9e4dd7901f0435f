import { SavedCard } from '#contracts/card/vocabulary.ts';
import { cardKey } from '../domain/ref.ts';
import { refOf } from './fake-account.ts';

const cardOf = (uuid: string, type: string, lastFour: string, dateOfExpiry: string, isAutoPay = false) =>
  SavedCard.parse({
    uuid,
    type,
    ccNumberMask: `**** **** **** ${lastFour}`,
    nameOnCard: 'Dana Reyes',
    dateOfExpiry,
    isAutoPay,
  });

/** The default card and another one. */
export const savedCards = [
  cardOf('card-1', 'VISA', '4242', '0829', true),
  cardOf('card-2', 'MASTERCARD', '5454', '0328'),
];
/** Four cards, the maximum number. */
export const fourCards = [
  ...savedCards,
  cardOf('card-3', 'DISCOVER', '6117', '1026'),
  cardOf('card-4', 'JCB', '0505', '0530'),
];
/** Keys of the account's references. */
export const cardKeys = fourCards.map(({ uuid }) => cardKey(uuid));
/** References of the default card and the other one. */
export const [defaultCard, otherCard] = cardKeys.map(refOf) as [string, string];
