import { describe, expect, it } from 'vitest';
import { endpointsMeant, lawsMeant, leftOut } from './endpoint-choice.ts';

describe('the endpoints that are meant', () => {
  it.each([
    [['topup.create'], ['topup.create']],
    [
      ['topup.create', 'topup.pulse'],
      ['topup.create', 'topup.pulse'],
    ],
    [['topup'], ['topup.pulse', 'topup.group', 'topup.create', 'topup.autoUpdate']],
    [['topup.*'], ['topup.pulse', 'topup.group', 'topup.create', 'topup.autoUpdate']],
    [['*.autoUpdate', 'topup.autoUpdate'], ['topup.autoUpdate']],
  ])('by %j', (texts, expected) => {
    expect(endpointsMeant(texts)).toEqual(expected);
  });

  it.each([
    ['topup.craete', 'topup.create'],
    ['top-up', 'topup'],
    ['customer.byusername', 'customer.byUsername'],
    ['$(rm)', 'card'],
  ])('are not %s, but perhaps %s', (text, near) => {
    expect(() => endpointsMeant([text])).toThrow(`there is no endpoint ${text}; the nearest is ${near}`);
  });
});

it('names the nearest law, and the examples that need calls outside the choice', () => {
  expect(() => lawsMeant(['nothing els changes'])).toThrow('no law nothing els changes; the nearest is nothing else');
  expect(leftOut(['order.byCustomer', 'order.track'])).toEqual(['order.byCustomer (1, after order.create)']);
  expect(leftOut(['order.byCustomer', 'order.create'])).toEqual([]);
});
