import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { lineStatusPageMessages } from './copy.ts';
import { portFixForm } from './form.ts';

/** What comes of a form as a browser sends it. */
function send(problem: string, value: string) {
  const form = new FormData();
  for (const [name, typed] of Object.entries({ operation: 'operation-000001', problem, value }))
    form.append(name, typed);
  const sent = parseWithZod(form, { schema: portFixForm(lineStatusPageMessages.en.fix.fields) });
  return sent.status === 'success' ? sent.value.value : sent.error?.value;
}

it.each([
  ['account', '', ['This field is required.']],
  ['account', 'A-1', 'A1'],
  ['account', '12 34–56', '123456'],
  ['account', 'A.1', ['Invalid Format.']],
  ['account', 'A'.repeat(21), ['Account number should be less than 20 characters.']],
  ['account', ` ${'A1'.repeat(10)} `, 'A1'.repeat(10)],
  ['zip', '', ['This field is required.']],
  ['zip', '0180', ['Enter valid zipcode.']],
  ['zip', '0180a', ['Enter valid zipcode.']],
  ['zip', '01803-1234', '018031234'],
  ['zip', '00000', '00000'],
  ['pin', '', ['This field is required.']],
  ['pin', '12 34', '1234'],
  ['pin', '12-34', '1234'],
  ['pin', '12#34', ['Invalid Format.']],
  ['pin', '1'.repeat(16), ['Invalid Format.']],
  ['pin', '0000', '0000'],
])('PORT-9, PORT-10, PORT-11, PORT-23: %s “%s”: to the letter, separators dropped', (problem, value, result) => {
  expect(send(problem, value)).toEqual(result);
});

it('refuses a detail that is none', () => {
  expect(send('status', '7')).toBeUndefined();
});
