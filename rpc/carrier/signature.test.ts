import { describe, expect, it } from 'vitest';
import { sign } from './signature.ts';

const parts = {
  secret: 'a secret',
  method: 'POST',
  url: '/auth/v0/topup/customer/line-1?a=1&b=2',
  authorization: 'Bearer token',
  date: 'Tue, 10 Nov 2026 12:00:00 GMT',
  body: 'totalData=2',
};

// Computed with: printf '%s\n%s\n%s\n%s\n%s' <the five parts> | openssl dgst -sha256 -hmac 'a secret' -binary | base64
const ascii = 'zySgmO1DsJMGNFbiYU7HpC3KkCxq5i07ukYb48X0GWA';
const utf8 = 'y69H5eG7j0XBfWqryZQy6ts_MQTrHC6HG_9KgRYvjZU';

describe('the signature of a request (HTTP-12)', () => {
  it('is the base64url HMAC-SHA-256 over method, path with query, authorization, date and body', async () => {
    expect(await sign(parts)).toBe(ascii);
  });

  it('uses the URL-safe alphabet without padding', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, (_, n) => sign({ ...parts, body: `n=${n}` })));
    expect(many.filter((value) => !/^[\w-]{43}$/.test(value))).toEqual([]);
  });

  it('signs text beyond ASCII as UTF-8', async () => {
    expect(await sign({ ...parts, body: 'name=Zoë' })).toBe(utf8);
  });

  it.each(['secret', 'method', 'url', 'authorization', 'date', 'body'] as const)(
    'changes when the %s changes',
    async (part) => {
      expect(await sign({ ...parts, [part]: `${parts[part]}x` })).not.toBe(await sign(parts));
    },
  );
});
