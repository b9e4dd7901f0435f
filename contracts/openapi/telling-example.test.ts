import { describe, expect, it } from 'vitest';
import { shown } from '../examples.ts';
import { tellingExamples } from './telling-example.ts';

const telling = (id: string) => {
  const { endpoint, replies } = shown.find((one) => one.id === id) ?? expect.fail(`no call ${id}`);
  return tellingExamples(endpoint.reply, replies, ({ reply }) => reply).map(({ reply }) => reply);
};

describe('the examples that the document shows', () => {
  it('begin with the first, and have each value on which the portal decides', () => {
    expect(telling('port.validateResult')).toEqual([{ isPortValidate: true }, { isPortValidate: false }]);
  });

  it('have different states, six at most', () => {
    const customers = telling('customer.byUsername');
    expect(customers).toHaveLength(6);
    expect(new Set(customers.map((one) => JSON.stringify(one))).size).toBe(6);
  });

  it('are reduced to one where all are alike', () => {
    expect(telling('topup.pulse')).toHaveLength(1);
  });
});
