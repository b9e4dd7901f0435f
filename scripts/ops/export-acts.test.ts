import { expect, test } from 'vitest';
import { exportActs } from './audit-log.ts';

const env = { OPERATOR_SECRET: 'a-secret', PORTAL_ORIGIN: 'https://portal.example' };
const act = {
  number: 1,
  at: Date.parse('2026-11-23T03:00:00Z'),
  mac: 'm',
  by: 'whoTag',
  what: 'account-lock',
  on: ['accountTag', 'operationTag'],
  result: 'sent',
  signIn: { acr: 'loa3', age: 42, from: '-fromTag' },
};
const ended = { ...act, number: 2, result: 'done', signIn: undefined };

async function run(args: readonly string[], answer: object = { acts: [act, ended], broken: [] }) {
  const printed: string[] = [];
  const asked: unknown[] = [];
  const ask: typeof fetch = async (_, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json(answer);
  };
  const code = await exportActs.run(args, { env, print: (text) => printed.push(text), ask });
  return { code, printed: printed.join('\n'), asked };
}
const days = ['--from', '2026-11-23', '--to', '2026-11-24'];

test('prints CSV with a head, one line per act and no cell that a spreadsheet would run (SAFETY-57)', async () => {
  const { code, printed, asked } = await run(days);
  expect([code, asked]).toEqual([0, [{ from: '2026-11-23', to: '2026-11-24' }]]);
  expect(printed.replace('\uFEFF', '').split('\r\n')).toEqual([
    'at,who,what,account,operation,result,acr,age,from',
    "2026-11-23T03:00:00.000Z,whoTag,account-lock,accountTag,operationTag,sent,loa3,42,'-fromTag",
    '2026-11-23T03:00:00.000Z,whoTag,account-lock,accountTag,operationTag,done,,,',
  ]);
});

test('prints NDJSON with --format ndjson (SAFETY-57)', async () => {
  const { printed } = await run([...days, '--format', 'ndjson']);
  expect(printed.split('\n').map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ who: 'whoTag', result: 'sent', acr: 'loa3', age: 42, from: '-fromTag' }),
    expect.objectContaining({ result: 'done', acr: '', from: '' }),
  ]);
});

test('prints a broken chain instead of the acts and fails (SAFETY-57)', async () => {
  const { code, printed } = await run(days, { acts: [act], broken: ['2026-11-23'] });
  expect(code).toBe(1);
  expect(printed).toContain('THE CHAIN DOES NOT HOLD: lines are missing or changed on 2026-11-23');
  expect(printed).not.toContain('whoTag');
});

test.each([[['--from', '2026-11-23']], [[...days, '--format', 'xml']], [[]]])(
  'prints its usage for %j',
  async (args) => {
    expect((await run(args)).code).toBe(2);
  },
);
