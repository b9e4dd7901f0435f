import type { CardForm, CardRow, CardsModel, NewCardForm } from '#app/screens/cards/intent.ts';
import { yes } from './sample.ts';

export function cardRow(overrides: Partial<CardRow> = {}): CardRow {
  return {
    ref: 'ref-card-1',
    brand: 'VISA',
    lastFour: '4242',
    mask: '**** **** **** 4242',
    nameOnCard: 'Dana Reyes',
    expiry: '0829',
    isDefault: true,
    isExpired: false,
    ...overrides,
  };
}

export const otherCardRow = cardRow({
  ref: 'ref-card-2',
  brand: 'MASTERCARD',
  lastFour: '5454',
  mask: '**** **** **** 5454',
  expiry: '1026',
  isDefault: false,
  isExpired: true,
});

export function cardsModel(overrides: Partial<CardsModel> = {}): CardsModel {
  const cards = [cardRow(), otherCardRow].map((row, index) => ({ ...row, operationId: `operation-${index}` }));
  return { cards, change: yes, add: yes, ...overrides };
}

export function cardForm(overrides: Partial<CardForm> = {}): CardForm {
  return { card: otherCardRow, decision: yes, operationId: 'operation-1', ...overrides };
}

export function newCardForm(overrides: Partial<NewCardForm> = {}): NewCardForm {
  return { decision: yes, operationId: 'operation-1', ...overrides };
}
