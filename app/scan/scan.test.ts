import { expect, it, test } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { devicePermissions } from '#rpc/domain/device-permissions.ts';
import { numberIn } from './number-in.ts';

const codes = (...values: string[]) => values.map((rawValue) => ({ rawValue }));

it.each([
  ['imei', ['8901260000000000001', '356938035643809'], '356938035643809'],
  ['imei', ['IMEI 35 693803 564380 9'], '356938035643809'],
  ['imei', ['89049032004008882600012345678901'], undefined],
  ['imei', ['https://carrier.example/'], undefined],
  ['iccid', ['356938035643809', '8901260000000000001'], '8901260000000000001'],
  ['iccid', [], undefined],
] as const)('a field for %s takes of the codes %j the one of its length: %s (ACTIVATE-47)', (kind, values, digits) => {
  expect(numberIn(codes(...values), kind)).toBe(digits);
});

test('the camera is allowed on the pages for IMEI and SIM number alone (ACTIVATE-47)', async () => {
  const files = [...new Set(routes.map(({ file }) => file))].filter((file) => file.endsWith('route.tsx'));
  const allowed = await Promise.all(
    files.map(async (file) => {
      const { handle } = (await import(/* @vite-ignore */ `../${file}`)) as { handle?: Handle };
      return handle?.camera ? [file] : [];
    }),
  );
  expect(allowed.flat().sort()).toEqual(['screens/activation/device/route.tsx', 'screens/activation/sim/route.tsx']);
  expect(devicePermissions()).toMatch(/^camera=\(\), /);
  expect(devicePermissions({ camera: true })).toBe(devicePermissions().replace('camera=()', 'camera=(self)'));
});
