import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { publicRouter } from '#rpc/public-router.ts';
import { proceduresOf } from '#rpc/testing/procedures-of.ts';
import { fieldsOf, type FuzzAccount, fuzzAccount, numRuns, seed } from './fuzz-account.ts';
import { hostileBody, hostileValue } from './hostile-values.ts';

interface Procedure {
  _def: { type: string; inputs: z.ZodMiniType[] };
}

/** The fields that a procedure takes, whichever of its forms the input has. */
function namesOf({ _def: { inputs } }: Procedure): string[] {
  const schemas = inputs.flatMap((one) =>
    one instanceof z.core.$ZodUnion ? (one._zod.def.options as z.ZodMiniType[]) : [one],
  );
  return [...new Set(schemas.flatMap((one) => (one instanceof z.ZodMiniObject ? Object.keys(one.shape) : [])))];
}

/** The body of a call: mostly fields of the procedure, sometimes no object or no JSON at all. */
function bodyOf(account: FuzzAccount, names: readonly string[]): fc.Arbitrary<string> {
  const fields = fieldsOf(account, names);
  return fc.oneof(
    { weight: 6, arbitrary: fields.map((input) => JSON.stringify(input)) },
    { weight: 1, arbitrary: fields.map((input) => `{"__proto__":{"a":1},${JSON.stringify(input).slice(1)}`) },
    { weight: 1, arbitrary: hostileValue.map((input) => String(JSON.stringify(input))) },
    { weight: 1, arbitrary: hostileBody },
  );
}

const types = fc.constantFrom('application/json', 'application/json;charset=utf-16', 'text/plain', '');

function requestOf(name: string, type: string, { body, get, as }: { body: string; get: boolean; as: string }): Request {
  const url = `https://portal.example.test/rpc/public/${name}`;
  if (get && type === 'query') return new Request(`${url}?input=${encodeURIComponent(body.toWellFormed())}`);
  return new Request(url, { method: 'POST', body, headers: as ? { 'content-type': as } : {} });
}

const procedures = await proceduresOf<Procedure>(publicRouter);

describe('procedures of visitors (SAFETY-41)', () => {
  test.each(Object.entries(procedures))(
    '%s: no input causes 5xx, or a call that its declaration refuses',
    async (name, one) => {
      const account = fuzzAccount();
      let left = 50;
      const input = fc.record({ body: bodyOf(account, namesOf(one)), get: fc.boolean(), as: types });
      await fc.assert(
        fc.asyncProperty(input, async (asked) => {
          if ((left -= 1) < 0) {
            account.restart();
            left = 50;
          }
          const response = await fetchRequestHandler({
            endpoint: '/rpc/public',
            req: requestOf(name, one._def.type, asked),
            router: publicRouter,
            createContext: () => account.visitor,
            allowMethodOverride: true,
            maxBatchSize: 10,
          });
          expect(response.status, await response.text()).toBeLessThan(500);
          expect(account.refusedCalls()).toEqual([]);
        }),
        { numRuns, seed },
      );
      expect(({} as Record<string, unknown>).a).toBeUndefined();
    },
  );
});
