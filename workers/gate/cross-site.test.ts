import { describe, expect, test } from 'vitest';
import { bodyLimit, crossSiteRefusal } from './cross-site.ts';

const origin = 'https://portal.example';
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

interface Sent {
  method?: string;
  path?: string;
  site?: string | null;
  from?: string | null;
  type?: string | null;
  portal?: string | null;
}

/** A request that may go on, with what a test changes of it; null leaves a header out. */
function refusalOf({
  method = 'POST',
  path = '/lines/abc/add-data',
  site = 'same-origin',
  from = origin,
  type = path.startsWith('/rpc/') ? json : form,
  portal = path.startsWith('/rpc/') ? '1' : null,
}: Sent) {
  const headers = new Headers();
  for (const [name, value] of Object.entries({
    'sec-fetch-site': site,
    origin: from,
    'content-type': type,
    'x-portal': portal,
  }))
    if (value !== null) headers.set(name, value);
  return crossSiteRefusal(new Request(origin + path, { method, headers }), origin);
}

const sites = ['same-origin', 'same-site', 'cross-site', 'none', null] as const;
const froms = [
  origin,
  'https://evil.example',
  'https://portal.example.evil.example',
  'http://portal.example',
  'https://portal.example:8443',
  'https://sub.portal.example',
  'null',
  '',
  null,
] as const;

describe.each([
  ['a form', '/lines/abc/add-data'],
  ['a call', '/rpc/topUp.confirm'],
])('%s', (_, path) => {
  const rpc = path.startsWith('/rpc/');

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('by %s is refused with 405', (method) => {
    expect(refusalOf({ path, method })).toBe(405);
  });

  test.each(sites.flatMap((site) => froms.map((from) => ({ site, from }))))(
    'Sec-Fetch-Site $site, Origin $from',
    ({ site, from }) => {
      const ours = from === origin && (site === 'same-origin' || site === null);
      // A browser that says neither goes on to the form token; for calls that is no way.
      const says = site === null && from === null;
      expect(refusalOf({ path, site, from })).toBe(ours || (says && !rpc) ? undefined : 403);
    },
  );
});

describe('content types that a foreign page can send without being asked about', () => {
  test.each([form, `${form}; charset=UTF-8`, form.toUpperCase()])('a form as %s goes on', (type) => {
    expect(refusalOf({ type })).toBeUndefined();
  });
  test.each(['text/plain', 'multipart/form-data; boundary=x', json, `text/plain; ${form}`, `${form}x`, '', null])(
    'a form as %s is refused',
    (type) => {
      expect(refusalOf({ type })).toBe(403);
    },
  );

  const path = '/rpc/topUp.confirm';
  test.each([json, `${json}; charset=utf-8`])('a call as %s goes on', (type) => {
    expect(refusalOf({ path, type })).toBeUndefined();
  });
  test.each([form, 'text/plain', 'text/plain; application/json', 'application/json-patch+json', '', null])(
    'a call as %s is refused',
    (type) => {
      expect(refusalOf({ path, type })).toBe(403);
    },
  );
  test.each([null, '', '0', 'true', '1, 1'])('a call with x-portal %s is refused', (portal) => {
    expect(refusalOf({ path, portal })).toBe(403);
  });
});

test.each(['/rpc', '/rpcx/a', '/RPC/a', '/a/rpc/b'])('%s is not a call: it is held to a form’s rules', (path) => {
  expect(refusalOf({ path, type: form, portal: null })).toBeUndefined();
  expect(refusalOf({ path, type: json, portal: '1' })).toBe(403);
});

test('a form may be twice as large as a call (32 KB, 16 KB)', () => {
  expect(bodyLimit('/lines/abc/add-data')).toBe(32_768);
  expect(bodyLimit('/rpc/topUp.quote')).toBe(16_384);
});
