import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{app,rpc,workers}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));

/** Returns patterns for the endpoints of a resource in a file: by their import, or as a part of the client. */
function namesOf(resource: string, code: string): string[] {
  const imported = new RegExp(`import \\{ ${resource}(?: as (\\w+))? \\} from '#contracts/[\\w-]+/endpoints\\.ts'`);
  const [found, alias = resource] = imported.exec(code) ?? [];
  const taken = new RegExp(`const \\{ ${resource} \\} = carrierCallerOf\\(`).test(code);
  return [`\\.${resource}`, ...(found ? [`(?<![.\\w])${alias}`] : []), ...(taken ? [`(?<![.\\w])${resource}`] : [])];
}

/** Returns true when code of the portal names this call. */
function isCalled(id: string): boolean {
  const [resource = '', verb = ''] = id.split('.');
  return files.some((code) => namesOf(resource, code).some((name) => new RegExp(`${name}\\.${verb}\\b`).test(code)));
}

const ids = endpoints.map(({ id }) => id);
const called = ids.filter(isCalled);
/** Calls in the first column of the table in ADR-015. Its fields and keys have no dot. */
const [decision = ''] = globSync('docs/*/015-*.md', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));
const explained = [...decision.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+\.\w+)`/g)].map(([, id = '']) => id),
);

test('finds calls in the code by their resource under any name, and no others (HTTP-28)', () => {
  for (const id of ['customer.byUsername', 'address.geocode', 'marketing.pageView', 'catalog.couponEligibility'])
    expect(called).toContain(id);
  expect(isCalled('customer.byTelepathy')).toBe(false);
});

test('makes every declared call, or explains it in ADR-015 (HTTP-28)', () => {
  expect(ids.filter((id) => !called.includes(id) && !explained.includes(id))).toEqual([]);
});

test('explains in ADR-015 only declared calls that nothing makes, once each (HTTP-28)', () => {
  expect(explained.filter((id) => !ids.includes(id) || called.includes(id))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});
