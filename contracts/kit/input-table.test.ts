import { expect, it } from 'vitest';
import { shown } from '../examples.ts';
import { inputTable } from './input-table.ts';

const table = inputTable();
const sectionOf = (id: string) => table.split('\n## ').find((section) => section.startsWith(`${id}\n`)) ?? '';

it('has each refusal that an input leads to, where the state alone does not', () => {
  for (const { id, replies, problems } of shown) {
    const seeds = new Set(replies.map(({ given }) => JSON.stringify(given)));
    for (const [name, { forced, given }] of Object.entries(problems))
      if (!forced && seeds.has(JSON.stringify(given))) expect(sectionOf(id), id).toContain(`(${name})`);
  }
});

it('lists the input that decides, and no other', () => {
  expect(sectionOf('activation.start')).toContain('- imei `356938035643267`: 40267 (fiveGDevice)');
  expect(sectionOf('customer.verifySecurityAction')).toContain('- otp `000001`: OTP_TIME_OUT (timeOut)');
  expect(sectionOf('sim.validate')).toContain('`8901260852290847155`');
  expect(sectionOf('topup.pulse')).toBe('');
});

it('names the plans that have to exist', () => {
  expect(table).toMatch(/Requests name these plans: .*`plan-5gb`/);
});
