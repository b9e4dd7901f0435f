import { expect, test, vi } from 'vitest';
import { operatorCommand } from './operator-command.ts';

const run = async (args: string[], env: NodeJS.ProcessEnv = { OPERATOR_SECRET: 's'.repeat(32) }, status = 200) => {
  const print = vi.fn();
  const ask = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ forgotten: status === 200 }, { status }));
  return { code: await operatorCommand('forget', args, { env, print, ask }), print, ask };
};
const whole = ['--portal', 'https://portal.example', '--group', 'group-1', '--customer', 'line-2'];

test('SAFETY-30: sends the command with its secret, and says what came of it', async () => {
  const { code, print, ask } = await run(whole);
  expect([code, print.mock.calls]).toEqual([0, [['200 {"forgotten":true}']]]);
  const [url, init] = ask.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://portal.example/operator/forget');
  expect(init).toMatchObject({ method: 'POST', body: '{"group":"group-1","customer":"line-2"}' });
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${'s'.repeat(32)}`);
  expect((await run(whole, undefined, 409)).code).toBe(1);
});

test('SAFETY-30: asks nobody without a group, a portal or the secret, and says how it is used', async () => {
  for (const { code, print, ask } of [await run(whole.slice(0, 2)), await run(whole.slice(2)), await run(whole, {})]) {
    expect([code, ask.mock.calls]).toEqual([2, []]);
    expect(String(print.mock.calls)).toContain('npm run forget -- --portal');
  }
});
