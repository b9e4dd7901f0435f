import { expect, test } from 'vitest';
import { esimCodeOf, phoneSystemOf } from './esim-code.ts';

test('returns an activation code in three forms (ESIM-4)', () => {
  const text = 'LPA:1$rsp.example.test$K7Q4-MXT9';
  const link = (host: string) => `https://${host}/esim_qrcode_provisioning?carddata=${text}`;
  expect(esimCodeOf(text)).toEqual({
    text,
    server: 'rsp.example.test',
    matchingId: 'K7Q4-MXT9',
    needsConfirmation: false,
    install: { ios: link('esimsetup.apple.com'), android: link('esimsetup.android.com') },
  });
});

test('returns nothing for what is no code (INTAKE-9)', () => {
  expect([esimCodeOf('LPA:1'), esimCodeOf('')]).toEqual([undefined, undefined]);
});

test('selects the system of the phone in use first (ESIM-3)', () => {
  expect(['ios', 'android', 'windows', ''].map(phoneSystemOf)).toEqual(['ios', 'android', undefined, undefined]);
});
