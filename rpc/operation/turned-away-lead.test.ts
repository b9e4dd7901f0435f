import { describe, expect, test } from 'vitest';
import { sampleIds } from '#fixtures/scenarios/scenario.ts';
import { kindsWhere, scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { reply } from '../testing/fake-account.ts';
import { operationOf } from '../testing/sent-operation.ts';
import { declarationOf, type Operation, type OperationKind } from './operations.ts';

const kinds = kindsWhere(({ writes }) => writes.includes('activation.start'));
const leadPerson = { firstname: 'DANA' };

/** Notifies the marketing system after a refusal. @returns its calls, and whether there are any */
function notify(kind: OperationKind, refusal: string, more: object = { leadPerson }) {
  const { caller, asked } = askedCarrier(reply({}));
  const terms = { ...scenarioOf(kind).terms(sampleIds), leadEmailId: 'dana@example.test', ...more };
  const operation = { ...operationOf(kind, terms as never), refusal } as Operation<never>;
  return { isSent: declarationOf(kind).notifyThirdParty?.(caller, operation) !== undefined, asked };
}

test('is about each kind that starts a line', () => expect(kinds).toHaveLength(2));

describe.each(kinds)('the lead of %s for the marketing system (ACTIVATE-26, PORT-22)', (kind) => {
  test.each([
    ['downtime', { isDowntime: true }],
    ['fiveGDevice', { is5gDevice: true }],
  ])('is sent after a refusal for %s', (refusal, why) => {
    const lead = { emailId: 'dana@example.test', properties: { ...leadPerson, ...why, isLoggedIn: true } };
    expect(notify(kind, refusal)).toEqual({ isSent: true, asked: [['marketing.getInTouch', lead]] });
  });

  test('is not sent otherwise, or without consent', () => {
    expect(notify(kind, 'other')).toEqual({ isSent: false, asked: [] });
    expect(notify(kind, 'downtime', { leadEmailId: undefined })).toEqual({ isSent: false, asked: [] });
  });
});
