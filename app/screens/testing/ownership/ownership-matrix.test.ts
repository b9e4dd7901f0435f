import type { AppLoadContext } from '@remix-run/cloudflare';
import { describe, expect, test } from 'vitest';
import { signInFirst } from '#workers/load-context.ts';
import {
  answerOf,
  askProcedure,
  askRoute,
  contextOf,
  handlersOf,
  inputOf,
  leaks,
  nobodys,
  ofRefs,
  paramsOf,
  rows,
  table,
  withRefs,
} from './ownership.ts';

// Who × whose × every route and procedure; verbs.test.ts has the verbs that no page has.

interface Failure {
  error?: { data: { httpStatus: number } };
}

describe.each(rows)('SAFETY-43: %s', (who, setting) => {
  const given = setting();
  const { actor, foreign } = given;
  const isStranger = who !== 'a secondary × the primary’s';

  test.each(withRefs)('procedure %s is denied, by whatever verb, alone and in a batch', async (name, one) => {
    actor.restart();
    const input = inputOf(one, actor, foreign);
    const [own, other] = one._def.type === 'query' ? ['GET', 'POST'] : ['POST', 'GET'];
    const told: string[] = [];

    for (const [method, batch] of [
      [own, false],
      [other, false],
      [own, true],
      [other, true],
    ] as const) {
      const response = await askProcedure([name, one], input, { actor, method, batch });
      const text = await response.text();
      told.push(text);
      const said = JSON.parse(text) as Failure | Failure[];
      const answer = Array.isArray(said) ? said.at(-1) : said;
      const status = answer?.error?.data.httpStatus ?? (/{"refused":"secondary"}/.test(text) ? 403 : 200);
      const denials = method === other ? [405] : isStranger ? [404] : [403, 404];
      expect([name, method, batch, status]).toEqual([
        name,
        method,
        batch,
        expect.toSatisfy((code) => denials.includes(code as number)),
      ]);
      // The ledger and the references say no before the carrier is asked; a batch asks for what is one's own, too.
      if (isStranger && !batch) expect(actor.received().map(({ id }) => id)).toEqual([]);
    }
    const head = await askProcedure([name, one], input, { actor, method: 'HEAD', batch: false });
    expect([head.status, await head.text()]).toEqual([204, '']);
    expect(leaks(told, given)).toEqual([]);
  });
});

describe.each(rows)('SAFETY-43: %s', (_, setting) => {
  const given = setting();

  test.each(ofRefs.map(({ path, ...module }) => [path, handlersOf(module)] as const))(
    'route %s is denied, whatever the verb',
    async (path, handlers) => {
      for (const verb of ['GET', 'HEAD', 'POST'] as const) {
        const asked = await askRoute({ path, verb, handlers }, given);
        if (!asked) continue;
        // A form with a field missing comes back (422) before anybody is asked, and says only what was typed.
        expect([path, verb, asked.status]).toEqual([
          path,
          verb,
          expect.toSatisfy((one) => [403, 404, 422].includes(one as number)),
        ]);
        expect(leaks(asked.said, given)).toEqual([]);
      }
    },
  );
});

describe('SAFETY-43: a visitor without a session', () => {
  const denied = () => Promise.reject(signInFirst(false, '/a'));

  test.each(table.map(({ path, loader }) => [path, loader] as const))(
    'GET %s leads to sign-in, or is public',
    async (path, loader) => {
      if (!loader) return;
      const asked: string[] = [];
      const runIntent = (() => {
        asked.push(path);
        return denied();
      }) as AppLoadContext['runIntent'];
      const context = { ...contextOf(path, runIntent), signedIn: false, runPublicIntent: async () => ({}) } as unknown;
      const params = paramsOf(path, nobodys());
      const said = await answerOf(() =>
        loader({ request: new Request('https://portal.example.test/a'), context: context as AppLoadContext, params }),
      ).catch(() => 'needs what only the carrier has');
      if (asked.length > 0) expect((said as Response).status).toBe(302);
    },
  );
});
