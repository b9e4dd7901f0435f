import { expect, test } from 'vitest';
import type { OperationState } from '../domain/ledger.ts';
import { kindsWhere, scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import type { OperationKind } from '../operation/operations.ts';
import { type Alert, alerts, notificationTopics } from './notification.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { notificationOf, notificationOfLine } from './told.ts';

const told = (kind: OperationKind, state: OperationState, chosen: readonly Alert[] = [], isSeen = false) =>
  notificationOf({ id: 'op-1', kind, state, terms: sampleTerms[kind] }, chosen, isSeen);
const to = '/activity/op-1';

test.each(notificationTopics)('notifies about the end of %s (SETTINGS-13)', (topic) => {
  const kinds = kindsWhere(({ rules }) => rules.matter === topic);
  expect(kinds).not.toEqual([]);
  for (const kind of kinds) {
    const isLater = topic === 'activation' || topic === 'transfer';
    expect(told(kind, 'done'), kind).toEqual(isLater ? undefined : { kind: topic, end: 'done', to });
    expect(told(kind, 'refused'), kind).toEqual({ kind: topic, end: 'refused', to });
    expect(told(kind, 'needs-care'), kind).toEqual({ kind: topic, end: 'care', to });
    expect(told(kind, 'refused', [], true), kind).toBeUndefined();
    for (const state of ['sending', 'pending', 'unknown'] as const)
      expect(told(kind, state, alerts), `${kind} ${state}`).toBeUndefined();
  }
});

/** Kinds that redirect to another page, or whose end an email reports: they need no message. */
const untold = kindsWhere(({ rules }) => rules.matter === undefined);

test.each(untold)('sends no message about the end of %s (SETTINGS-13)', (kind) => {
  // A kind that an attacker would send sends an alert all the same (SETTINGS-14).
  const chosen = scenarioOf(kind).rules.alert ? [] : alerts;
  for (const state of ['done', 'refused', 'needs-care'] as const) expect(told(kind, state, chosen)).toBeUndefined();
});

test.each(kindsWhere(({ rules }) => rules.alert === 'sim'))(
  'sends the chosen alert about %s that is done, seen or not (SETTINGS-14)',
  (kind) => {
    for (const isSeen of [true, false]) expect(told(kind, 'done', ['sim'], isSeen)).toEqual({ kind: 'sim', to });
    expect(told(kind, 'done', ['unlock', 'sign-in'], true)).toBeUndefined();
    expect(told(kind, 'refused', ['sim'], true)).toBeUndefined();
  },
);

test('links the alert of an unlocked account to Settings (SETTINGS-14)', () => {
  expect(told('account-unlock', 'done', ['unlock'], true)).toEqual({ kind: 'unlock', to: '/settings' });
  expect(told('account-unlock', 'refused', ['unlock'])).toEqual({ kind: 'change', end: 'refused', to });
  expect(told('account-lock', 'done', ['unlock', 'sim'], true)).toBeUndefined();
});

test('names the open account or line after an unsent lock or pause, to every device (SIGNIN-16, SETTINGS-14)', () => {
  for (const kind of ['account-lock', 'secure-account'] as const)
    expect(told(kind, 'not-sent')).toEqual({ kind: 'security', what: 'lock', to });
  const terms = { ...sampleTerms['data-service'], pause: true };
  const pause = { id: 'op-1', kind: 'data-service', state: 'not-sent', terms } as const;
  expect(notificationOf(pause, [], false)).toEqual({ kind: 'security', what: 'pause', to });
  const resume = { ...pause, terms: { ...terms, pause: false } };
  expect(notificationOf(resume, [], false)).toMatchObject({ end: 'not-sent' });
});

const line = '/status/ref-1';
test.each([
  ['is active', '1', '2', { kind: 'line', end: 'done', to: line }],
  ['is active, and nobody knows what it was', undefined, '2', { kind: 'line', end: 'done', to: line }],
  ['could not be activated', '1', '8', { kind: 'line', end: 'needed', to: line }],
  ['could not move its number', '9', '10', { kind: 'line', end: 'needed', to: line }],
  ['failed, and nobody knows what it was', undefined, '10', undefined],
  ['is as it was', '2', '2', undefined],
  ['has failed as before', '8', '8', undefined],
  ['moves its number now', '1', '9', undefined],
])('returns the message about a line that %s (SETTINGS-13)', (_, before, now, expected) => {
  expect(notificationOfLine(before, now, 'ref-1')).toEqual(expected);
});
