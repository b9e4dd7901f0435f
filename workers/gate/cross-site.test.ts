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

/** The refusal of a valid request with the given changes; null leaves a header out. */
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
  ['an rpc call', '/rpc/topUp.confirm'],
])('%s (SAFETY-5)', (_, path) => {
  const rpc = path.startsWith('/rpc/');

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('sent by %s is refused with 405', (method) => {
    expect(refusalOf({ path, method })).toBe(405);
  });

  test.each(sites.flatMap((site) => froms.map((from) => ({ site, from }))))(
    'Sec-Fetch-Site $site, Origin $from',
    ({ site, from }) => {
      const ours = from === origin && (site === 'same-origin' || site === null);
      // A form of a browser that sends neither header goes on to the form token; an rpc call does not.
      const says = site === null && from === null;
      // Nor does a call whose origin is hidden, while the browser vouches for the form.
      const hides = site === 'same-origin' && from === 'null';
      expect(refusalOf({ path, site, from })).toBe(ours || ((says || hides) && !rpc) ? undefined : 403);
    },
  );
});

describe('content types (SAFETY-5, SAFETY-7)', () => {
  test.each([form, `${form}; charset=UTF-8`, form.toUpperCase()])('a form as %s passes', (type) => {
    expect(refusalOf({ type })).toBeUndefined();
  });
  test.each(['text/plain', 'multipart/form-data; boundary=x', json, `text/plain; ${form}`, `${form}x`, '', null])(
    'a form as %s is refused',
    (type) => {
      expect(refusalOf({ type })).toBe(403);
    },
  );

  test.each(['utf-7', 'iso-8859-1', '"utf-16"', 'utf-8; charset=utf-7'])(
    'a form in the charset %s is refused with 415 (SAFETY-41)',
    (charset) => {
      expect(refusalOf({ type: `${form}; charset=${charset}` })).toBe(415);
    },
  );
  test.each(['utf-8', 'UTF-8', '"utf-8"'])('a form in the charset %s passes', (charset) => {
    expect(refusalOf({ type: `${form};charset=${charset}` })).toBeUndefined();
  });

  const path = '/rpc/topUp.confirm';
  test.each([json, `${json}; charset=utf-8`])('an rpc call as %s passes', (type) => {
    expect(refusalOf({ path, type })).toBeUndefined();
  });
  test.each([form, 'text/plain', 'text/plain; application/json', 'application/json-patch+json', '', null])(
    'an rpc call as %s is refused',
    (type) => {
      expect(refusalOf({ path, type })).toBe(403);
    },
  );
  test.each([null, '', '0', 'true', '1, 1'])('an rpc call with x-portal %s is refused', (portal) => {
    expect(refusalOf({ path, portal })).toBe(403);
  });
});

test.each(['/rpc', '/rpcx/a', '/RPC/a', '/a/rpc/b'])('%s is not an rpc path: the rules of forms hold', (path) => {
  expect(refusalOf({ path, type: form, portal: null })).toBeUndefined();
  expect(refusalOf({ path, type: json, portal: '1' })).toBe(403);
});

test('allows at most 32 KB for a form, and 16 KB for an rpc call (SAFETY-9)', () => {
  expect(bodyLimit('/lines/abc/add-data')).toBe(32_768);
  expect(bodyLimit('/rpc/topUp.quote')).toBe(16_384);
});
