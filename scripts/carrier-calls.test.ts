import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';

// Each declared call is made by the portal, or ADR-015 says why it is not.

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{app,rpc,workers}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));

/** What a file calls the endpoints of a resource: as it imported them, or as a part of the client. */
function namesOf(resource: string, code: string): string[] {
  const imported = new RegExp(`import \\{ ${resource}(?: as (\\w+))? \\} from '#contracts/[\\w-]+/endpoints\\.ts'`);
  const [found, alias = resource] = imported.exec(code) ?? [];
  const taken = new RegExp(`const \\{ ${resource} \\} = carrierCallerOf\\(`).test(code);
  return [`\\.${resource}`, ...(found ? [`(?<![.\\w])${alias}`] : []), ...(taken ? [`(?<![.\\w])${resource}`] : [])];
}

/** Does any code of the portal name this call? */
function isCalled(id: string): boolean {
  const [resource = '', verb = ''] = id.split('.');
  return files.some((code) => namesOf(resource, code).some((name) => new RegExp(`${name}\\.${verb}\\b`).test(code)));
}

const ids = endpoints.map(({ id }) => id);
const called = ids.filter(isCalled);
/** The list under "Calls" in ADR-015: each line begins with the calls that it explains. */
const [decision = ''] = globSync('docs/*/015-*.md', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));
const [, list = ''] = /\*\*Calls\*\*\n([\s\S]*?)\n\*\*/.exec(decision) ?? [];
const explained = [...list.matchAll(/^- ([^:]+):/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
);

test('HTTP-28: calls are found in the code by their resource, under any name, and others are not', () => {
  for (const id of ['customer.byUsername', 'address.geocode', 'marketing.pageView', 'catalog.couponEligibility'])
    expect(called).toContain(id);
  expect(isCalled('customer.byTelepathy')).toBe(false);
});

test('HTTP-28: every declared call is made by the portal, or ADR-015 says why it is not', () => {
  expect(ids.filter((id) => !called.includes(id) && !explained.includes(id))).toEqual([]);
});

test('HTTP-28: ADR-015 explains calls that are declared and that nothing makes, once each', () => {
  expect(explained.filter((id) => !ids.includes(id) || called.includes(id))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});
