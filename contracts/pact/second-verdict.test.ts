import { describe, expect, it } from 'vitest';
import { interactions } from './interaction.ts';
import { satisfying } from './matcher.ts';
import { secondVerdict } from './second-verdict.ts';

const dataOf = (description: string) => {
  const expected = interactions.find(({ pact }) => pact.uponReceiving === description)?.expected;
  return (expected ? satisfying(expected) : {}) as Record<string, unknown>;
};
const verdict = (description: string, body: unknown, status = 200) =>
  secondVerdict(description, { status, text: JSON.stringify(body) }).map(({ field }) => field);
const success = (data: unknown, more = {}) => ({ status: 'SUCCESS', data, ...more });
const me = dataOf('customer.byUsername replies');

describe('an answer that the portal could not use', () => {
  it.each([
    ['customer.byUsername replies', { ...me, id: null }, 'data.id'],
    ['customer.byUsername replies', { ...me, id: ['active-family-1'] }, 'data.id'],
    ['customer.byUsername replies', { ...me, isThrottled: 'no' }, 'data.isThrottled'],
    ['customer.byUsername replies', { ...me, brand: 7 }, 'data.brand'],
    ['topup.pulse replies', { pulse: 0, pulseCost: 5 }, 'data.pulse'],
    [
      'topup.group replies',
      { purchases: [{ customerId: 'active-family-2', totalData: 2, topupDate: '2026-99-99T99:99:99Z' }] },
      'data.purchases[0].topupDate',
    ],
  ])('is refused with its field: %s', (description, data, field) => {
    expect(verdict(description, success(data))).toContain(field);
  });

  it('adds that Pact found no fault if Pact accepted the answer', () => {
    const [fault] = secondVerdict('topup.pulse replies', {
      status: 200,
      text: JSON.stringify(success({ pulse: 0, pulseCost: 5 })),
    });
    expect(fault?.message).toMatch(/^Pact finds no fault, but the portal would reject it: /);
  });
});

describe('a backend that always answers yes', () => {
  it.each([
    ['device.imeiCheck replies (3)', { isValid: true, esimAvailable: true }, 'data.isValid'],
    [
      'device.imeiCheck replies (2)',
      { isValid: true, esimAvailable: true, make: 'A', model: 'B' },
      'data.esimAvailable',
    ],
    ['sim.validate replies (2)', { isValid: true }, 'data.isValid'],
    ['port.validateResult replies (2)', { isPortValidate: true }, 'data.isPortValidate'],
    ['coverage.zipAvailability replies (2)', { isValid: true }, 'data.isValid'],
    ['customer.securityAction replies (2)', { result: 'LOCKED' }, 'data.result'],
    ['customer.byUsername replies', { ...me, id: 'somebody-else' }, 'data.id'],
  ])('is found out by %s', (description, data, field) => {
    expect(verdict(description, success(data))).toContain(field);
  });
});

describe('an answer that the portal takes', () => {
  it.each([
    ['text where a status is a number', { ...me, status: '2' }],
    ['more fields than the example', { ...me, loyaltyTier: 'gold' }],
  ])('may have %s', (_, data) => {
    expect(verdict('customer.byUsername replies', success(data, { resCode: null, message: null }))).toEqual([]);
  });

  it.each([
    ['order.create replies', { orderId: 'ORD-77', shipmentInfo: { 'ORD-77': '2026-11-21' } }],
    ['customer.create replies', { id: 'c0ffee00', groupId: 'active-single-group', peerAccountRef: 'A|O|2' }],
  ])('may have ids that the backend makes: %s', (description, made) => {
    expect(verdict(description, success({ ...dataOf(description), ...made }))).toEqual([]);
  });

  it.each([
    ['service.manage refuses: outOfStep', { resCode: 40617 }],
    ['service.manage refuses: outOfStep', { resCode: '40621' }],
    ['device.imeiCheck refuses: alreadyInUse', { resCode: 40152 }],
    ['device.imeiCheck refuses: alreadyInUse', { resCode: 1, exCode: 'IMEI_ALREADY_IN_USE' }],
    ['customer.verifySecurityAction refuses: wrong', { resCode: 'WRONG_OTP_ENTERED' }],
  ])('may have any code of its problem: %s', (description, code) => {
    expect(verdict(description, { status: 'FAILURE', ...code })).toEqual([]);
  });

  it('is a refusal of any kind where it must not be answered', () => {
    const foreign = 'order.track denies: orderId of another group';
    expect(verdict(foreign, { status: 'FAILURE', resCode: 'NOT_YOURS' }, 404)).toEqual([]);
    expect(verdict(foreign, {}, 403)).toEqual([]);
    expect(verdict(foreign, success(dataOf('order.track replies')))).toEqual(['status']);
    expect(verdict(foreign, {}, 500)).toEqual(['HTTP status']);
  });

  it('is not a success or another refusal where one is expected', () => {
    expect(verdict('topup.create refuses: unavailable', success({}))).toEqual(['status']);
    expect(verdict('topup.create refuses: unavailable', { status: 'FAILURE', resCode: 1 })).toEqual(['resCode']);
    expect(verdict('topup.create replies', success({}), 403)).toEqual(['HTTP status']);
  });
});
