import { expect, test } from 'vitest';
import { dispatch } from './dispatch.ts';
import { recheck } from './one-operation.ts';
import { watch } from './watch.ts';

const complete = { OPERATOR_SECRET: 'a-secret', PORTAL_ORIGIN: 'https://portal.example' };

/** The commands that want a reason, with the arguments before it. */
const reasoned: Record<string, string[]> = {
  settle: ['K7Q4-MXT9', 'done'],
  forget: ['group-1', 'customer-1'],
  'end-sessions': ['group-1'],
  switch: ['close', 'top-up'],
};

/** Runs a command by its name. @returns its exit code, output on stdout and stderr, and the number of requests */
async function runByName(...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return Response.json({ disabledKinds: [], sessions: 1, kind: 'settled', state: 'done', receipt: 'r-1' });
  };
  const io = { env: complete, print: (text: string) => printed.push(text), ask };
  const code = await dispatch(args, { ...io, printError: (text) => errors.push(text) });
  return { code, printed, errors, asked };
}

test.each(Object.entries(reasoned))(
  '%s refuses a reason of a wrong length in one sentence (SAFETY-54)',
  async (name, args) => {
    expect(await runByName(name, ...args, '--because', 'wrong order')).toMatchObject({ code: 0, errors: [], asked: 1 });
    for (const because of ['', 'x', ' x\u200b ', 'x'.repeat(301)]) {
      const errors = ['The reason after --because has to have 3 to 300 characters.'];
      expect(await runByName(name, ...args, '--because', because)).toEqual({ code: 2, printed: [], errors, asked: 0 });
    }
    const missing = name === 'switch' ? undefined : expect.stringContaining('Missing: --because');
    expect((await runByName(name, ...args)).errors[0]).toEqual(missing);
  },
);

/** Runs `recheck`. @returns its exit code, and its output on stdout and stderr */
async function run(args: readonly string[], env: NodeJS.ProcessEnv = complete, response = Response.json({})) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const io = { env, print: (text: string) => printed.push(text), printError: (text: string) => errors.push(text) };
  const code = await recheck.run(args, { ...io, ask: async () => response });
  return { code, printed, errors };
}

test('prints a success on stdout', async () => {
  const answer = Response.json({ kind: 'asked', carrier: 'done', state: 'done' });
  expect(await run(['K7Q4-MXT9'], complete, answer)).toEqual({
    code: 0,
    printed: ['The carrier: done. It is done.'],
    errors: [],
  });
});

test.each([
  ['a status without an answer', new Response('', { status: 503 }), 'The portal answered 503.'],
  ['a conflict', Response.json({ kind: 'unread' }, { status: 409 }), 'Another version of the portal has to read it.'],
  ['a read without an answer', Response.json({ kind: 'asked', carrier: 'no answer', state: 'unknown' }), 'no answer'],
])('prints %s on stderr and exits with 1', async (_, response, text) => {
  const { code, printed, errors } = await run(['K7Q4-MXT9'], complete, response);
  expect([code, printed]).toEqual([1, []]);
  expect(errors.join()).toContain(text);
});

test('names each missing value before the usage on stderr and exits with 2', async () => {
  const { code, printed, errors } = await run(['K7Q4-MXT9'], {});
  expect([code, printed]).toEqual([2, []]);
  expect(errors[0]).toMatch(/^Missing: --portal URL, OPERATOR_SECRET\.\n\nOPERATOR_SECRET=… npm run ops/);
  expect((await run([])).errors[0]).toMatch(/^Wrong or missing arguments\.\n/);
});

test.each([
  [['--minutes', '0'], 'Wrong arguments.'],
  [['--no-such-option'], 'Wrong arguments.'],
  [['--points', '/nowhere/points.sqlite'], 'No data points in /nowhere/points.sqlite. Start the portal'],
])('watch prints the cause and the usage for %j on stderr and exits with 2', async (args, text) => {
  const [printed, errors]: [string[], string[]] = [[], []];
  const io = { env: {}, print: (line: string) => printed.push(line), printError: (line: string) => errors.push(line) };
  expect(await watch.run(args, io)).toBe(2);
  expect(printed).toEqual([]);
  expect(errors[0]).toContain(text);
  expect(errors[0]).toContain('npm run ops -- watch');
});
