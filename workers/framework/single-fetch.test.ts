import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const server = readFileSync(resolve('@remix-run/server-runtime').replace(/index\.js$/, 'esm/server.js'), 'utf8');
const renderer = readFileSync(resolve('@remix-run/react').replace(/index\.js$/, 'esm/server.js'), 'utf8');

it('replaces a module whose stream is for hydration and for requests that the Worker refuses (SHELL-25)', () => {
  const uses = [...server.matchAll(/(\S+) encodeViaTurboStream\(|(\w+)\(encodeViaTurboStream\(/g)];
  // `Response` answers `.data` requests, which refuse-requests.ts refuses.
  expect(uses.map(([, property, call]) => property ?? call).sort()).toEqual([
    'Response',
    'Response',
    'serverHandoffStream:',
    'serverHandoffStream:',
  ]);
});

it('leaves out what the framework draws only where there is a stream', () => {
  expect(renderer).toContain('context.serverHandoffStream ? /*#__PURE__*/React.createElement(React.Suspense');
});
