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
const reconcile = (kind: OperationKind, terms: object, replyBody: object, earlierName = {}) => {
  const operation = { ...operationOf(kind, terms as never), baseline: earlierName } as Operation;
  return declarationOf(kind).reconcile(askedCarrier(reply(replyBody)).caller, operation, actor, noon, memoryJournal());
};

test.each([
  ['the account holder’s own line', true, 'customer.update'],
  ['another line', undefined, 'customer.updateSecondary'],
])('saves the name of %s by a different call (ACTIVATE-6)', async (_, isPrimary, id) => {
  const { caller, asked } = askedCarrier(reply({}));
  const begunActivation = operationOf('begin-activation', { firstName: 'ANA', lastName: 'ROSE', isPrimary });
  await declarationOf('begin-activation').send(caller, begunActivation, actor, memoryJournal());
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
] as const)('%s is done with its own reply alone (LOCK-2, LOCK-5)', async (kind, terms, ownResult, otherValue) => {
  const replyBody = async (result: string) => {
    const { caller } = askedCarrier(reply({ result }));
    return declarationOf(kind).send(caller, operationOf(kind, terms), actor, memoryJournal());
  };
  expect(await replyBody(ownResult)).toMatchObject({ kind: 'reply' });
  // It has no separate call: the carrier's log has nothing to find.
  expect(await replyBody(otherValue)).toEqual({ kind: 'fault', why: 'garbage', transactionId: '' });
});

test.each([
  ['Harbor', 'Home-7781', 'done'],
  ['Home-7781', 'Home-7781', 'open'],
])('reconciles a reset by the Wi-Fi name: %s is %s now: %s (ROUTER-8)', async (earlierName, ssid, result) => {
  const replyBody = { device: homeRouterOf({ ssid }) };
  expect(await reconcile('router-reset', {}, replyBody, { ssid: earlierName })).toBe(result);
});

const correction = scenarioOf(portFix.kind).terms(sampleIds);

test('is done by a later rejection than the corrected one (PORT-13)', async () => {
  const [correctedOn, later] = ['2026-11-20T11:00:00Z', '2026-11-20T11:59:00Z'];
  const expectedResult = (rejectedOn?: string) =>
    reconcile(portFix.kind, correction, group({ status: 10, mnpInfo: { rejectedOn } }), { rejectedOn: correctedOn });
  expect([await expectedResult(correctedOn), await expectedResult(later)]).toEqual(['open', 'done']);
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
  const begunActivation = { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' } as const;

  test.each([
    ['begun, with its name', begunActivation, 'done'],
    ['at its end already', { ...begunActivation, activationJourneyStatus: 'COMPLETED' }, 'done'],
    ['not begun', { ...begunActivation, activationJourneyStatus: undefined }, 'open'],
    ['begun with another first name', { ...begunActivation, firstName: 'KIM' }, 'open'],
    ['begun with another last name', { ...begunActivation, lastName: 'LEE' }, 'open'],
  ] as const)('the activation is %s: %s (ACTIVATE-6)', async (_, line, expectedResult) => {
    expect(await reconcile('begin-activation', { firstName: 'ANA', lastName: 'ROSE' }, group(line))).toBe(
      expectedResult,
    );
  });

  test('ignores a name that was not given (ACTIVATE-6)', async () => {
    expect(await reconcile('begin-activation', {}, group({ ...begunActivation, firstName: 'KIM' }))).toBe('done');
  });

  test('is undecided with one friend of two (REFER-8)', async () => {
    const kim = { refereeName: 'Kim', refereeEmailId: 'kim@example.test' };
    const terms = { referrerEmailId: 'a@example.test', friends: [friend, kim] };
    expect(await reconcile('invite', terms, { refereeList: [friend] })).toBe('open');
    expect(await reconcile('invite', terms, { refereeList: [kim, friend] })).toBe('done');
  });

  test('ignores another card in that state (CARD-5, CARD-8)', async () => {
    const otherValue = { ...cards({}).cards[0], isAutoPay: true, dateOfExpiry: '0331' };
    const replyBody = { cards: [otherValue, cards({}).cards[1]] };
    expect(await reconcile('card-expiry', { uuid: 'card-2', expiry: '0331' }, replyBody)).toBe('open');
    expect(await reconcile('card-default', { uuid: 'card-2' }, replyBody)).toBe('open');
  });

  test.each([
    ['esim-setup', { customers: [] }],
    ['router-reboot', {}],
  ] as const)('stays undecided without a record that could show %s (LEDGER-5)', async (kind, replyBody) => {
    expect(await reconcile(kind, {}, replyBody)).toBe('open');
  });

  test('is undecided with half of a name (NAME-6)', async () => {
    const terms = { firstName: 'ANA', lastName: 'ROSE' };
    expect(await reconcile('rename', terms, group({ firstName: 'KIM', lastName: 'ROSE' }))).toBe('open');
  });
});
