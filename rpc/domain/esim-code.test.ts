import { expect, test } from 'vitest';
import { esimCodeOf, phoneSystemOf } from './esim-code.ts';

test('ESIM-4: an activation code comes in three ways', () => {
  const text = 'LPA:1$rsp.example.test$K7Q4-MXT9';
  const link = (host: string) => `https://${host}/esim_qrcode_provisioning?carddata=${text}`;
  expect(esimCodeOf(text)).toEqual({
    text,
    server: 'rsp.example.test',
    matchingId: 'K7Q4-MXT9',
    install: { ios: link('esimsetup.apple.com'), android: link('esimsetup.android.com') },
  });
});

test('ESIM-4: what a code leaves out is empty', () => {
  expect(esimCodeOf('LPA:1')).toMatchObject({ server: '', matchingId: '' });
});

test('ESIM-3: the first choice is the system of the phone in somebody’s hand', () => {
  expect(['ios', 'android', 'windows', ''].map(phoneSystemOf)).toEqual(['ios', 'android', undefined, undefined]);
});
