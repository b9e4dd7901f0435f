import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { installedNotAsLocked, notAsLocked } from './installed-as-locked.ts';

const one = { version: '1.0.0', integrity: 'sha512-one' };
const lock = (packages: Record<string, object>) => ({ packages });

test.each([
  ['the same', { 'node_modules/one': one }, []],
  ['less', {}, []],
  ['another version', { 'node_modules/one': { ...one, version: '1.0.1' } }, ['node_modules/one']],
  ['other contents', { 'node_modules/one': { ...one, integrity: 'sha512-other' } }, ['node_modules/one']],
  ['a package more', { 'node_modules/one': one, 'node_modules/two': one }, ['node_modules/two']],
])('SAFETY-20: with %s installed, a deployment names what is not as the lock file says', (_, installed, named) => {
  expect(notAsLocked(lock(installed), lock({ 'node_modules/one': one, 'node_modules/three': one }))).toEqual(named);
});

test('SAFETY-20: this checkout is installed as its lock file says', () => {
  expect(installedNotAsLocked(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});
