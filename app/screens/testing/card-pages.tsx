import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { cardForm, cardRow, cardsModel, newCardForm } from '#app/ui/testing/sample-cards.ts';
import { no } from '#app/ui/testing/sample.ts';
import { AddCardView } from '../cards/add/view.tsx';
import { ExpiryView } from '../cards/expiry/view.tsx';
import { CardsView } from '../cards/list/view.tsx';
import { RemoveCardView } from '../cards/remove/view.tsx';
import type { NamedPage } from './named-page.ts';

/** Saved cards, in each of their states. */
export const cardPages: NamedPage[] = [
  ['saved cards', <CardsView cards={cardsModel()} />],
  ['saved cards, all closed', <CardsView cards={cardsModel({ change: no('fraud'), add: no('fraud') })} />],
  ['saved cards, four', <CardsView cards={cardsModel({ add: no('cards-full'), added: { card: cardRow() } })} />],
  ['saved cards, none', <CardsView cards={cardsModel({ cards: [], added: {} })} moved to="/activation" />],
  [
    'saved cards, changed',
    <CardsView cards={cardsModel({ after: { entry: entryOf({ kind: 'card-default' }), lastFour: '4242' } })} />,
  ],
  ['card expiry', <ExpiryView form={cardForm()} />],
  [
    'card expiry, wrong',
    <ExpiryView form={cardForm()} again={{ error: { expiry: ['123'] }, initialValue: { expiry: '13/29' } }} />,
  ],
  ['remove a card', <RemoveCardView form={cardForm()} />],
  ['remove a card, default', <RemoveCardView form={cardForm({ card: cardRow() })} />],
  ['add a card', <AddCardView form={newCardForm()} />],
];
