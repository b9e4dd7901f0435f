import { expect, test } from 'vitest';
import { assertStandIn, pushAddress, servicesOf } from './push-service.ts';

const PORTAL_ORIGIN = 'https://portal.example';
const mozilla = 'https://updates.push.services.mozilla.com/wpush/v2/x';

test('replaces the usual services by the operator’s list (SETTINGS-18)', () => {
  const env = { PORTAL_ORIGIN, PUSH_SERVICES: ' push.example.net \n *.push.example.org ' };
  expect(servicesOf(env)).toEqual(['push.example.net', '*.push.example.org']);
  for (const address of ['https://push.example.net/a?b=c', 'https://eu.push.example.org/a'])
    expect(pushAddress(env, address)?.href).toBe(address);
  for (const address of [mozilla, 'https://push.example.org/a', 'https://x.push.example.net/a'])
    expect(pushAddress(env, address)).toBeUndefined();
});

test.each([undefined, '', ' '])('with the list %j the usual services stay (SETTINGS-18)', (PUSH_SERVICES) => {
  expect(pushAddress({ PORTAL_ORIGIN, PUSH_SERVICES }, mozilla)?.href).toBe(mozilla);
});

test.each([
  '127.0.0.1',
  '[::1]',
  'localhost',
  'push.example.net:8443',
  'https://push.example.net',
  'push.example.net/path',
  '*.push.*',
  'x*.example.net',
  '*',
  'Push.Example.net',
])('%s is no service that can be listed (SETTINGS-18)', (service) => {
  expect(() => servicesOf({ PUSH_SERVICES: `push.example.net ${service}` })).toThrow(RangeError);
});

test.each([
  ['another scheme', 'http://fcm.googleapis.com/x'],
  ['a port', 'https://fcm.googleapis.com:8443/x'],
  ['a name', 'https://a@fcm.googleapis.com/x'],
  ['a password', 'https://:b@fcm.googleapis.com/x'],
  ['a fragment', 'https://fcm.googleapis.com/x#y'],
  ['no scheme', 'fcm.googleapis.com/x'],
  ['a number for a host', 'https://127.0.0.1/x'],
  ['a number of the cloud', 'https://169.254.169.254/latest/meta-data'],
  ['version 6', 'https://[::1]/x'],
  ['a listed host as a part', 'https://fcm.googleapis.com.example.net/x'],
  ['a listed host at the end', 'https://evilfcm.googleapis.com/x'],
  ['a part before a host that is listed alone', 'https://x.fcm.googleapis.com/x'],
  ['the bare name of a wild card', 'https://push.apple.com/x'],
])('nothing is sent to an address with %s (SETTINGS-18)', (_, address) => {
  expect(pushAddress({ PORTAL_ORIGIN }, address)).toBeUndefined();
});

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  mozilla,
  'https://web.push.apple.com/x',
  'https://wns2-by3p.notify.windows.com/w/?token=x',
])('messages may be sent to %s (SETTINGS-18)', (address) => {
  expect(pushAddress({ PORTAL_ORIGIN }, address)?.href).toBe(address);
});

test('accepts addresses of at most 1,024 characters (SETTINGS-18)', () => {
  const address = 'https://fcm.googleapis.com/'.padEnd(1_024, 'x');
  expect(pushAddress({ PORTAL_ORIGIN }, address)?.href).toBe(address);
  expect(pushAddress({ PORTAL_ORIGIN }, `${address}x`)).toBeUndefined();
});

test('lets the stand-in take messages for its own host, if it has one (SETTINGS-18)', () => {
  const env = { PORTAL_ORIGIN: 'http://localhost:8787', PUSH_STAND_IN: 'http://localhost:4010/push' };
  expect(pushAddress(env, 'https://push.test/a')?.href).toBe('http://localhost:4010/push/a');
  expect(pushAddress(env, mozilla)?.href).toBe(mozilla);
  expect(pushAddress({ PORTAL_ORIGIN }, 'https://push.test/a')).toBeUndefined();
});

test('needs https for the stand-in of an https portal (SAFETY-20)', () => {
  const standIn = 'http://localhost:4010/push';
  expect(() => assertStandIn({ PORTAL_ORIGIN: 'http://localhost:8787', PUSH_STAND_IN: standIn })).not.toThrow();
  expect(() => assertStandIn({ PORTAL_ORIGIN })).not.toThrow();
  expect(() => assertStandIn({ PORTAL_ORIGIN, PUSH_STAND_IN: standIn })).toThrow('must be https');
});
