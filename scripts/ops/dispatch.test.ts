import { expect, test, vi } from 'vitest';
import { dispatch } from './dispatch.ts';

const listed = [
  { name: 'look', does: 'Looks.', run: async (args: readonly string[]) => args.length },
  {
    name: 'fail',
    does: 'Fails.',
    run: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
  },
];
const usage = 'npm run ops -- COMMAND …\n\n  look          Looks.\n  fail          Fails.';

async function run(...argv: string[]) {
  const [print, printError] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  const code = await dispatch(argv, { env: {}, print, printError }, listed);
  return { code, printed: print.mock.calls.flat(), errors: printError.mock.calls.flat() };
}

test('passes the arguments after the name to the command and returns its exit code', async () => {
  expect(await run('look', 'a', '--b', 'c')).toEqual({ code: 3, printed: [], errors: [] });
});

test('lists all commands on stderr for a missing or an unknown name, which it repeats', async () => {
  expect(await run()).toEqual({ code: 2, printed: [], errors: [usage] });
  for (const name of ['constructor', 'lok'])
    expect(await run(name)).toEqual({ code: 2, printed: [], errors: [`Unknown command "${name}".\n\n${usage}`] });
});

test('lists all commands on stdout for --help', async () => {
  expect(await run('--help')).toEqual({ code: 0, printed: [usage], errors: [] });
});

test('prints the message and the cause of an error on stderr, without a stack', async () => {
  expect(await run('fail')).toEqual({
    code: 1,
    printed: [],
    errors: ['fail failed: fetch failed: connect ECONNREFUSED'],
  });
});
