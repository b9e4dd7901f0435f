import { expect, test } from 'vitest';
import { topup } from '#contracts/topup/endpoints.ts';
import { readAnswer } from './read-answer.ts';

test('distinguishes a wrong envelope from a wrong reply', () => {
  const inside = JSON.stringify({ status: 'SUCCESS', data: { pulse: 'one', pulseCost: 5 } });
  expect(readAnswer(topup.pulse, 200, '<h1>Hello</h1>')).toMatchObject({ kind: 'garbage', envelope: true });
  expect(readAnswer(topup.pulse, 200, inside)).toMatchObject({ kind: 'garbage', envelope: false });
});

test('reads an outcome in other letters, except for a provider that is verified (HTTP-33)', () => {
  const spelled = JSON.stringify({ status: 'Success', data: { pulse: 1, pulseCost: 5 } });
  expect(readAnswer(topup.pulse, 200, spelled).kind).toBe('reply');
  expect(readAnswer(topup.pulse, 200, spelled, true).kind).toBe('garbage');
});

test.each([undefined, 'null', '"SUCCESS"', '{"status":1}', '{'])('has no reply in %s (HTTP-2)', (text) => {
  expect(readAnswer(topup.pulse, 200, text)).toMatchObject({ kind: 'garbage', envelope: true });
});
