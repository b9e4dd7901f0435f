import { describe, expect, test } from 'vitest';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { noon, reply } from '../testing/fake-account.ts';
import { homeRouterOf } from '../testing/fake-router.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { sampleIds } from '#fixtures/scenarios/scenario.ts';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { portFix } from './port-fix.ts';
import { actor, cards, friend, group, operationOf } from '../testing/sent-operation.ts';
import { declarationOf, type Operation, type OperationKind } from './operations.ts';

/** Returns the reconcile result of a kind for a reply of the carrier. */
const verdictOf = (kind: OperationKind, terms: object, said: object, before = {}) => {
  const operation = { ...operationOf(kind, terms as never), baseline: before } as Operation;
  return declarationOf(kind).reconcile(askedCarrier(reply(said)).caller, operation, actor, noon, memoryJournal());
};

test.each([
  ['the account holder’s own line', true, 'customer.update'],
  ['another line', undefined, 'customer.updateSecondary'],
])('saves the name of %s by a different call (ACTIVATE-6)', async (_, isPrimary, id) => {
  const { caller, asked } = askedCarrier(reply({}));
  const begun = operationOf('begin-activation', { firstName: 'ANA', lastName: 'ROSE', isPrimary });
  await declarationOf('begin-activation').send(caller, begun, actor, memoryJournal());
  const data = { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' };
  expect(asked).toEqual([[id, { customerId: 'line-2', data }]]);
});

test.each([true, false])('sends the group’s primary for any viewer: %s (ACCOUNT-8)', async (pause) => {
  const { caller, asked } = askedCarrier(reply({}));
  const operation = operationOf('data-service', { pause, primaryId: 'line-1' });
  await declarationOf('data-service').send(caller, operation, actor, memoryJournal());
  expect(asked).toEqual([['usage.dataCutoff', { dataCutOff: pause, primaryId: 'line-1', customerId: 'line-2' }]]);
});

test.each([
  ['account-lock', { lockStatus: 'ACC_LOCK' }, 'LOCKED', 'OTP_SENT'],
  ['unlock-code', { lockStatus: 'ACC_UNLOCK' }, 'OTP_SENT', 'LOCKED'],
] as const)('%s is done with its own reply alone (LOCK-2, LOCK-5)', async (kind, terms, own, other) => {
  const said = async (result: string) => {
    const { caller } = askedCarrier(reply({ result }));
    return declarationOf(kind).send(caller, operationOf(kind, terms), actor, memoryJournal());
  };
  expect(await said(own)).toMatchObject({ kind: 'reply' });
  // It has no separate call: the carrier's log has nothing to find.
  expect(await said(other)).toEqual({ kind: 'fault', why: 'garbage', transactionId: '' });
});

test.each([
  ['Harbor', 'Home-7781', 'done'],
  ['Home-7781', 'Home-7781', 'open'],
])('reconciles a reset by the Wi-Fi name: %s is %s now: %s (ROUTER-8)', async (before, ssid, verdict) => {
  const said = { device: homeRouterOf({ ssid }) };
  expect(await verdictOf('router-reset', {}, said, { ssid: before })).toBe(verdict);
});

const correction = scenarioOf(portFix.kind).terms(sampleIds);

test('is done by a later rejection than the corrected one (PORT-13)', async () => {
  const [first, later] = ['2026-11-20T11:00:00Z', '2026-11-20T11:59:00Z'];
  const seen = (rejectedOn?: string) =>
    verdictOf(portFix.kind, correction, group({ status: 10, mnpInfo: { rejectedOn } }), { rejectedOn: first });
  expect([await seen(first), await seen(later)]).toEqual(['open', 'done']);
});

test.each([
  ['a SIM card', correction.iccId, undefined],
  ['an eSIM', undefined, true],
])('sends a line with %s again with its number, or as an eSIM (PORT-12)', async (_, iccId, esim) => {
  const { caller, asked } = askedCarrier(reply({}));
  await portFix.send(caller, operationOf(portFix.kind, { ...correction, iccId }), actor, memoryJournal());
  expect(asked).toMatchObject([['activation.start', { iccId, esim, password: undefined }]]);
});

describe('the effect that reconciliation accepts', () => {
  const begun = { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' } as const;

  test.each([
    ['begun, with its name', begun, 'done'],
    ['at its end already', { ...begun, activationJourneyStatus: 'COMPLETED' }, 'done'],
    ['not begun', { ...begun, activationJourneyStatus: undefined }, 'open'],
    ['begun with another first name', { ...begun, firstName: 'KIM' }, 'open'],
    ['begun with another last name', { ...begun, lastName: 'LEE' }, 'open'],
  ] as const)('the activation is %s: %s (ACTIVATE-6)', async (_, line, seen) => {
    expect(await verdictOf('begin-activation', { firstName: 'ANA', lastName: 'ROSE' }, group(line))).toBe(seen);
  });

  test('ignores a name that was not given (ACTIVATE-6)', async () => {
    expect(await verdictOf('begin-activation', {}, group({ ...begun, firstName: 'KIM' }))).toBe('done');
  });

  test('is undecided with one friend of two (REFER-8)', async () => {
    const kim = { refereeName: 'Kim', refereeEmailId: 'kim@example.test' };
    const terms = { referrerEmailId: 'a@example.test', friends: [friend, kim] };
    expect(await verdictOf('invite', terms, { refereeList: [friend] })).toBe('open');
    expect(await verdictOf('invite', terms, { refereeList: [kim, friend] })).toBe('done');
  });

  test('ignores another card in that state (CARD-5, CARD-8)', async () => {
    const other = { ...cards({}).cards[0], isAutoPay: true, dateOfExpiry: '0331' };
    const said = { cards: [other, cards({}).cards[1]] };
    expect(await verdictOf('card-expiry', { uuid: 'card-2', expiry: '0331' }, said)).toBe('open');
    expect(await verdictOf('card-default', { uuid: 'card-2' }, said)).toBe('open');
  });

  test.each([
    ['esim-setup', { customers: [] }],
    ['router-reboot', {}],
  ] as const)('stays undecided without a record that could show %s (LEDGER-5)', async (kind, said) => {
    expect(await verdictOf(kind, {}, said)).toBe('open');
  });

  test('is undecided with half of a name (NAME-6)', async () => {
    const terms = { firstName: 'ANA', lastName: 'ROSE' };
    expect(await verdictOf('rename', terms, group({ firstName: 'KIM', lastName: 'ROSE' }))).toBe('open');
  });
});
