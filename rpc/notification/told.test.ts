import { expect, test } from 'vitest';
import type { OperationState } from '../domain/ledger.ts';
import { type OperationKind, operationKinds } from '../operation/operations.ts';
import { type Alert, alerts, type Matter } from './notification.ts';
import { notificationOf, notificationOfLine } from './told.ts';

const told = (kind: OperationKind, state: OperationState, chosen: readonly Alert[] = [], isSeen = false) =>
  notificationOf({ id: 'op-1', kind, state }, chosen, isSeen);
const to = '/activity/op-1';

/** In whose words the end of each kind is told (SETTINGS-12). */
const matters: Readonly<Record<Matter, readonly OperationKind[]>> = {
  data: ['top-up'],
  plan: ['plan-change'],
  order: ['add-line', 'reorder-sim', 'sim-kit'],
  payment: ['month-in-advance'],
  arrangement: ['promise-to-pay'],
  activation: ['activate'],
  esim: ['esim-setup'],
  transfer: ['port-fix'],
  change: [
    ...(['data-service', 'rename', 'auto-top-up', 'account-lock', 'account-unlock', 'service'] as const),
    ...(['card-default', 'card-expiry', 'card-remove'] as const),
    ...(['router-ssid', 'router-password', 'router-reboot', 'router-reset'] as const),
  ],
};

test.each(Object.entries(matters) as [Matter, OperationKind[]][])('SETTINGS-13: ends of %s', (about, kinds) => {
  for (const kind of kinds) {
    const isLater = about === 'activation' || about === 'transfer';
    expect(told(kind, 'done'), kind).toEqual(isLater ? undefined : { about, end: 'done', to });
    expect(told(kind, 'refused'), kind).toEqual({ about, end: 'refused', to });
    expect(told(kind, 'needs-care'), kind).toEqual({ about, end: 'care', to });
    expect(told(kind, 'refused', [], true), kind).toBeUndefined();
    for (const state of ['sending', 'pending', 'unknown'] as const)
      expect(told(kind, state, alerts), `${kind} ${state}`).toBeUndefined();
  }
});

/** They lead to a page to go on with, or an email says it: nobody waits for more. */
const untold = [
  ...(['payment-page', 'card-page', 'email-bill', 'unlock-code', 'begin-activation'] as const),
  ...(['invite', 'more-invitations', 'esim-kit'] as const),
];

test.each(untold)('SETTINGS-13: how %s ended is not told', (kind) => {
  // That one is asked for is an alert all the same (SETTINGS-14).
  const chosen = kind === 'esim-kit' ? [] : alerts;
  for (const state of ['done', 'refused', 'needs-care'] as const) expect(told(kind, state, chosen)).toBeUndefined();
});

test('SETTINGS-13: each kind of operation is told in some words, or not at all', () => {
  expect([...Object.values(matters).flat(), ...untold].toSorted()).toEqual(operationKinds.toSorted());
});

test.each(['add-line', 'reorder-sim', 'sim-kit', 'esim-kit'] as const)(
  'SETTINGS-14: %s that is done is an alert to those that chose it, seen or not',
  (kind) => {
    for (const isSeen of [true, false]) expect(told(kind, 'done', ['sim'], isSeen)).toEqual({ about: 'sim', to });
    expect(told(kind, 'done', ['unlock', 'sign-in'], true)).toBeUndefined();
    expect(told(kind, 'refused', ['sim'], true)).toBeUndefined();
  },
);

test('SETTINGS-14: an account that was unlocked leads to Settings', () => {
  expect(told('account-unlock', 'done', ['unlock'], true)).toEqual({ about: 'unlock', to: '/settings' });
  expect(told('account-unlock', 'refused', ['unlock'])).toEqual({ about: 'change', end: 'refused', to });
  expect(told('account-lock', 'done', ['unlock', 'sim'], true)).toBeUndefined();
});

const line = '/status/ref-1';
test.each([
  ['is active', '1', '2', { about: 'line', end: 'done', to: line }],
  ['is active, and nobody knows what it was', undefined, '2', { about: 'line', end: 'done', to: line }],
  ['could not be activated', '1', '8', { about: 'line', end: 'needed', to: line }],
  ['could not move its number', '9', '10', { about: 'line', end: 'needed', to: line }],
  ['failed, and nobody knows what it was', undefined, '10', undefined],
  ['is as it was', '2', '2', undefined],
  ['has failed as before', '8', '8', undefined],
  ['moves its number now', '1', '9', undefined],
])('SETTINGS-13: what is told of a line that %s', (_, before, now, expected) => {
  expect(notificationOfLine(before, now, 'ref-1')).toEqual(expected);
});
