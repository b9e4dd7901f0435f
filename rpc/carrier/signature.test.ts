import { createHmac } from 'node:crypto';
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

describe('the signature of a request', () => {
  it('is the base64url HMAC-SHA-256 of method, address, authorization, date and body, a line each', async () => {
    const lines = ['POST', parts.url, 'Bearer token', parts.date, 'totalData=2'].join('\n');
    expect(await sign(parts)).toBe(createHmac('sha256', 'a secret').update(lines).digest('base64url'));
  });

  it('is written without characters that a header or an address would change', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, (_, n) => sign({ ...parts, body: `n=${n}` })));
    expect(many.filter((one) => !/^[\w-]{43}$/.test(one))).toEqual([]);
  });

  it('signs text beyond ASCII as UTF-8', async () => {
    const lines = ['POST', parts.url, 'Bearer token', parts.date, 'name=Zoë'].join('\n');
    expect(await sign({ ...parts, body: 'name=Zoë' })).toBe(
      createHmac('sha256', 'a secret').update(lines, 'utf8').digest('base64url'),
    );
  });

  it.each(['secret', 'method', 'url', 'authorization', 'date', 'body'] as const)(
    'changes with the %s',
    async (part) => {
      expect(await sign({ ...parts, [part]: `${parts[part]}x` })).not.toBe(await sign(parts));
    },
  );
});
