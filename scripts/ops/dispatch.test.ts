import { expect, test, vi } from 'vitest';
import { commands, dispatch } from './dispatch.ts';

const listed = {
  look: { says: 'Looks.', load: async () => async (args: readonly string[]) => args.length },
};

test('a command of operation gets what stands behind its name, and its exit code is the process’s', async () => {
  const io = { env: {}, print: vi.fn() };
  expect(await dispatch(['look', 'a', '--b', 'c'], io, listed)).toBe(3);
  expect(io.print.mock.calls).toEqual([]);
});

test('without a known command, all are listed', async () => {
  for (const argv of [[], ['constructor'], ['lok']]) {
    const print = vi.fn();
    expect(await dispatch(argv, { env: {}, print }, listed)).toBe(2);
    expect(print.mock.calls).toEqual([['npm run ops -- COMMAND …\n\n  look          Looks.']]);
  }
});

test('each listed command can be loaded', async () => {
  for (const { load } of Object.values(commands)) expect(await load()).toBeTypeOf('function');
});
