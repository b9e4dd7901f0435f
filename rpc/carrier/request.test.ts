import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#contracts/endpoint.ts';
import { type Credentials, buildRequest, type RequestSettings } from './request.ts';

const settings: RequestSettings = {
  origins: {
    carrier: 'https://carrier.test',
    marketing: 'https://marketing.test/',
    'referral-tracking': 'https://tracking.test/pixel',
    maps: 'https://maps.test',
    rates: 'https://rates.test',
  },
  secret: 'a secret',
  now: () => new Date('2026-11-10T12:00:00Z'),
  transactionId: () => '00000000-0000-4000-8000-000000000001',
};

const dana: Credentials = {
  accessToken: 'access',
  idToken: 'head.body.mark',
  isPrimary: true,
  source: { name: 'Dana Reyes-Núñez; Jr', email: 'Dana@Example.test', browser: 'Firefox 130', os: 'iOS' },
};

/** An endpoint that is declared so, with what matters to no request. */
const declared = (own: object) =>
  endpoint({ service: 'auth', summary: '', scope: 'self', reply: () => z.object({}), ...own } as never) as Endpoint;

const read = declared({
  call: 'GET customers/:id/usage',
  input: () =>
    z.strictObject({
      id: z.string(),
      startDate: z.optional(z.string()),
      endDate: z.optional(z.string()),
      lines: z.optional(z.array(z.number())),
    }),
});
const write = declared({
  service: 'billsvc',
  call: 'POST pay/:id',
  input: () =>
    z.strictObject({
      id: z.string(),
      amount: z.optional(z.number()),
      note: z.optional(z.string()),
      to: z.optional(z.object({ zip: z.string() })),
      other1: z.optional(z.string()),
    }),
});

const build = (target: unknown, input: Record<string, unknown>, credentials?: Credentials) =>
  buildRequest(target as Endpoint, input, credentials, settings);

describe('the URL of a request', () => {
  it('consists of origin, service, version and path (HTTP-1)', async () => {
    expect((await build(read, { id: 'line-1' })).url).toBe('https://carrier.test/auth/v0/customers/line-1/usage');
  });

  it('is the same where the configured origin ends in a slash (HTTP-1)', async () => {
    const origins = { ...settings.origins, carrier: 'https://carrier.test/' };
    const { url } = await buildRequest(read, { id: 'line-1' }, undefined, { ...settings, origins });
    expect(url).toBe('https://carrier.test/auth/v0/customers/line-1/usage');
  });

  it('has the query in alphabetical order, encoded, with nested values as JSON (HTTP-6)', async () => {
    const { url } = await build(read, { startDate: '2026-11-01', lines: [1, 2], id: 'line-1', endDate: 'a&b c' });
    expect(url).toBe(
      'https://carrier.test/auth/v0/customers/line-1/usage?endDate=a%26b+c&lines=%5B1%2C2%5D&startDate=2026-11-01',
    );
  });

  it('omits undefined values', async () => {
    expect((await build(read, { id: 'line-1', startDate: undefined })).url).not.toContain('?');
  });

  it('carries the query inputs of a write and the fixed query', async () => {
    const target = declared({
      call: 'POST order',
      inQuery: ['emailId'],
      fixedQuery: { doPayment: 'false' },
      input: () => z.strictObject({ emailId: z.string(), size: z.number() }),
    });
    const request = await build(target, { emailId: 'dana@example.test', size: 1 });
    expect(request.url).toBe('https://carrier.test/auth/v0/order?doPayment=false&emailId=dana%40example.test');
    expect(await request.text()).toBe('size=1');
  });

  it.each([
    ['marketing', 'https://marketing.test/get-in-touch'],
    ['referral-tracking', 'https://tracking.test/pixel/get-in-touch'],
    ['maps', 'https://maps.test/get-in-touch'],
    ['rates', 'https://rates.test/get-in-touch'],
  ] as const)('of %s starts at its own base URL (HTTP-2)', async (service, url) => {
    const target = declared({ service, call: 'GET get-in-touch', input: () => z.strictObject({}) });
    expect((await build(target, {})).url).toBe(url);
  });

  it('follows no redirect for any endpoint (SAFETY-44)', async () => {
    for (const target of [read, write]) expect((await build(target, { id: 'line-1' })).redirect).toBe('manual');
  });

  it('encodes an allowed path value', async () => {
    const { url } = await build(read, { id: 'dana+1@example.test' });
    expect(url).toContain('/customers/dana%2B1%40example.test/usage');
  });

  it.each(['..', '.', '%2e', '%2e%2e', '../admin', 'a/b', 'a\\b', '', 'a?b', 'a#b', 'a b', 'a\r\nb', 'ä', ';v=1'])(
    'refuses the path value %j (HTTP-4)',
    async (id) => {
      await expect(build(read, { id })).rejects.toThrow(RangeError);
    },
  );

  it.each(['.a', '..a', '...'])('takes the path value %j, which climbs nowhere', async (id) => {
    const { url } = await build(read, { id });
    expect(new URL(url).pathname.split('/')).toContain(id);
  });

  it('refuses a missing path value', async () => {
    await expect(build(read, {})).rejects.toThrow(RangeError);
  });
});

describe('the body of a request', () => {
  it('is form-encoded in alphabetical order, with nested values as JSON text (HTTP-5)', async () => {
    const request = await build(write, { id: 'line-1', to: { zip: '01824' }, note: 'a=b&c', amount: 5 });
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await request.text()).toBe('amount=5&note=a%3Db%26c&to=%7B%22zip%22%3A%2201824%22%7D');
  });

  it('consists of the field `text` for an endpoint that accepts text', async () => {
    const target = declared({
      service: 'payment-service',
      call: 'POST page',
      body: 'text',
      input: () => z.strictObject({ text: z.string() }),
    });
    const request = await build(target, { text: 'a=1&b' });
    expect(request.headers.get('content-type')).toBe('text/plain');
    expect(await request.text()).toBe('a=1&b');
    expect(await (await build(target, {})).text()).toBe('');
  });

  it('is empty for every DELETE', async () => {
    const target = declared({
      call: 'DELETE customers/:id',
      input: () => z.strictObject({ id: z.string(), note: z.string() }),
    });
    const request = await build(target, { id: 'line-1', note: 'moved' });
    expect(await request.text()).toBe('');
    expect(request.headers.has('content-type')).toBe(false);
  });

  it('is empty for a read, without a content type', async () => {
    const request = await build(read, { id: 'line-1' });
    expect(await request.text()).toBe('');
    expect(request.headers.has('content-type')).toBe(false);
  });
});

describe('the headers of a request', () => {
  it('contain the person, the time and the source (HTTP-9 to HTTP-13)', async () => {
    const { headers } = await build(read, { id: 'line-1' }, dana);
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer access',
      date: 'Tue, 10 Nov 2026 12:00:00 GMT',
      'x-carrier': 'NATIONAL',
      'x-id-token': 'head.body.mark',
      'x-primary': 'Yes',
      'x-signature': expect.stringMatching(/^[\w-]{43}$/),
      'x-source': 'dana%20reyes-n%C3%BA%C3%B1ez%3B%20jr;dana%40example.test;firefox%20130;ios',
      'x-transaction-id': '00000000-0000-4000-8000-000000000001',
    });
  });

  it('have No in x-primary for a secondary (HTTP-10)', async () => {
    expect((await build(read, { id: 'line-1' }, { ...dana, isPrimary: false })).headers.get('x-primary')).toBe('No');
  });

  it('contain no person on a call that is made for nobody (HTTP-10)', async () => {
    const { headers } = await build(read, { id: 'line-1' });
    expect(['authorization', 'x-id-token', 'x-primary', 'x-source'].filter((name) => headers.has(name))).toEqual([]);
  });

  it('have the payload’s other1 in x-carrier (HTTP-9)', async () => {
    expect((await build(write, { id: 'line-1', other1: 'REGIONAL' })).headers.get('x-carrier')).toBe('REGIONAL');
  });

  it('are not sent to another system (HTTP-2)', async () => {
    const target = declared({
      service: 'marketing',
      call: 'POST page-view',
      input: () => z.strictObject({ page: z.string() }),
    });
    const { headers } = await build(target, { page: '/plans' }, dana);
    const form = 'application/x-www-form-urlencoded';
    expect(Object.fromEntries(headers)).toEqual({ accept: 'application/json', 'content-type': form });
  });

  it('are signed together with the body (HTTP-12)', async () => {
    // POST, path, Bearer access, date and body, one line each, signed with: openssl dgst -sha256 -hmac 'a secret'
    const { headers } = await build(write, { id: 'line-1', amount: 5, note: 'Zoë' }, dana);
    expect(headers.get('x-signature')).toBe('LWigOSsVLQIHmZJqRdyffr0oUfT6SgIFQT3trZBLyNg');
    expect(headers.has('x-signature-key')).toBe(false);
  });

  it('are signed over the path with its sorted query, and not over the origin (HTTP-12)', async () => {
    // GET, path?endDate=…&startDate=…, Bearer access, date and no body, signed in the same way.
    const { headers } = await build(read, { id: 'line-1', startDate: '2026-11-01', endDate: '2026-11-30' }, dana);
    expect(headers.get('x-signature')).toBe('UNNH51fqUfqDsd6eLdRHSWf96oP0U5zpHBjkggiONhM');
  });

  it('are signed with an empty authorization where nobody is signed in (HTTP-12)', async () => {
    // GET, path, nothing, date and no body, signed in the same way.
    const { headers } = await build(read, { id: 'line-1' });
    expect(headers.get('x-signature')).toBe('b4Vjieb830o1nMLVFxrQzmUFC1y7Y7BVPQ6h0_jlV1k');
  });

  it('are signed with the first of two keys, and name it (SAFETY-23)', async () => {
    const input = { id: 'line-1', amount: 5, note: 'Zoë' };
    const rotating = { ...settings, secret: 'k2:new k1:a-secret' };
    const { headers } = await buildRequest(write, input, dana, rotating);
    expect(headers.get('x-signature-key')).toBe('k2');
    const alone = await buildRequest(write, input, dana, { ...settings, secret: 'new' });
    expect(headers.get('x-signature')).toBe(alone.headers.get('x-signature'));
  });
});
