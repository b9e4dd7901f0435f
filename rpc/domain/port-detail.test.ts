import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { rejectedPin } from '../testing/line-drafts.ts';
import type { PortProblem } from './line-status.ts';
import { noPin, portFixProblem, type PortFixProblem, portProblemOf } from './port-detail.ts';

const of = (count: number) => 'A1'.repeat(10).slice(0, count).padEnd(count, '7');

test.each<[rule: string, problem: PortProblem, tidy: string, wrong: PortFixProblem | undefined]>([
  ['PORT-9', 'account', '', 'missing'],
  ['PORT-9', 'account', 'a447', undefined],
  ['PORT-9', 'account', of(20), undefined],
  ['PORT-9', 'account', of(21), 'too-long'],
  ['PORT-9', 'account', 'A_447', 'format'],
  ['PORT-9', 'account', '_A447', 'format'],
  ['PORT-9', 'account', 'A447_', 'format'],
  ['PORT-10', 'zip', '', 'missing'],
  ['PORT-10', 'zip', '0180', 'format'],
  ['PORT-10', 'zip', '01803', undefined],
  ['PORT-10', 'zip', '0180312345', undefined],
  ['PORT-10', 'zip', '01803123456', 'format'],
  ['PORT-10', 'zip', '0180A', 'format'],
  ['PORT-11', 'pin', '', 'missing'],
  ['PORT-11', 'pin', of(15), undefined],
  ['PORT-11', 'pin', of(16), 'format'],
  ['PORT-11', 'pin', '12*4', 'format'],
])('%s: the %s %j: %s', (_, problem, tidy, wrong) => {
  expect(portFixProblem(problem, tidy)).toBe(wrong);
});

test('uses 0000 for no PIN (ACTIVATE-17)', () => {
  expect(noPin).toBe('0000');
});

test.each([
  [10, '1009', 'account'],
  [10, '1010', 'pin'],
  [10, '1011', 'zip'],
  [10, '1017', undefined],
  [10, undefined, undefined],
  [9, '1009', undefined],
])('in status %i the code %s requires: %s (LINE-7, LINE-8)', (status, portFailureCode, problem) => {
  expect(portProblemOf(lineOf(2, { ...rejectedPin, status, portFailureCode }))).toBe(problem);
});

describe('requires nothing when the line’s record lacks a field of the correction (PORT-19, LINE-8)', () => {
  const { mnpInfo } = rejectedPin;
  test.each<[string, Partial<Customer>, string | undefined]>([
    ['a SIM card with its number', { esim: false, simId: '8901260852290847804' }, 'pin'],
    ['no make and no model', { make: undefined, model: undefined }, 'pin'],
    ['no account number and no ZIP', { mnpInfo: { ...mnpInfo, acctNum: undefined, oldZip: undefined } }, 'pin'],
    ['the wrong account number', { portFailureCode: '1009', mnpInfo: { ...mnpInfo, acctNum: '77.1' } }, 'account'],
    ['no plan', { reachPlanId: undefined }, undefined],
    ['a SIM card without its number', { esim: false, simId: undefined }, undefined],
    ['a SIM number of 20 characters', { esim: false, simId: '89012608522908478041' }, undefined],
    ['no IMEI', { imei: undefined }, undefined],
    ['no number to move', { mnpInfo: { ...mnpInfo, oldNumber: undefined } }, undefined],
    ['no old carrier', { mnpInfo: { ...mnpInfo, operator: undefined } }, undefined],
    ['an account number that cannot be sent', { mnpInfo: { ...mnpInfo, acctNum: '77.1' } }, undefined],
    ['a ZIP that cannot be sent', { mnpInfo: { ...mnpInfo, oldZip: '01852-1234' } }, undefined],
    ['nothing of the port-in', { mnpInfo: undefined }, undefined],
  ])('%s', (_, draft, problem) => {
    expect(portProblemOf({ ...lineOf(2, rejectedPin), ...draft })).toBe(problem);
  });
});
