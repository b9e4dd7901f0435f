import { expect, test } from 'vitest';
import { closedActions } from './operations.ts';

test.each([
  [[], []],
  [['top-up'], ['add-data']],
  [['card-remove'], []],
  [['card-remove', 'card-default', 'card-expiry', 'card-page'], ['manage-cards']],
  [['email-bill'], []],
  [['no-such-kind'], []],
])(
  'SAFETY-55: with %j closed, pages close %j: an action with another kind, or to look at, is judged when it is sent',
  (kinds, actions) => {
    expect([...closedActions(kinds)]).toEqual(actions);
  },
);
