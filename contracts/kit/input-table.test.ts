import { expect, it } from 'vitest';
import { shown } from '../examples.ts';
import { inputTable } from './input-table.ts';

const table = inputTable();
const sectionOf = (id: string) => table.split('\n## ').find((section) => section.startsWith(`${id}\n`)) ?? '';

it('has each refusal that depends on an input', () => {
  for (const { id, replies, problems } of shown) {
    const seeds = new Set(replies.map(({ given }) => JSON.stringify(given)));
    for (const [name, { forced, given }] of Object.entries(problems))
      if (!forced && seeds.has(JSON.stringify(given))) expect(sectionOf(id), id).toContain(`(${name})`);
  }
});

it('lists the deciding input, and no other', () => {
  expect(sectionOf('activation.start')).toContain(
    '- `POST /auth/v0/activation imei=356938035643267`: 40267 (fiveGDevice)',
  );
  expect(sectionOf('customer.verifySecurityAction')).toContain(
    '- `POST /auth/v0/verify/security/action otp=000001`: OTP_TIME_OUT (timeOut)',
  );
  expect(sectionOf('sim.validate')).toContain('/8901260852290847155');
  expect(sectionOf('topup.pulse')).toBe('');
});

it('has in each row the input or the earlier call that decides', () => {
  expect(table.split('\n').filter((line) => /^- (:|after :|without)/.test(line))).toEqual([]);
  expect(sectionOf('billing.forecast')).toContain('after `POST /auth/v0/shipment/order');
  expect(table).toContain('| access token `contract-spent`, or an `exp` of the ID token in the past | a spent token');
});

it('names the plans that have to exist', () => {
  expect(table).toMatch(/Requests name these plans: .*`plan-5gb`/);
});
