import { expect, test, vi } from 'vitest';
import { commands, dispatch } from './dispatch.ts';

const listed = {
  look: { says: 'Looks.', load: async () => async (args: readonly string[]) => args.length },
};

test('passes the arguments after the name to the command and returns its exit code', async () => {
  const io = { env: {}, print: vi.fn() };
  expect(await dispatch(['look', 'a', '--b', 'c'], io, listed)).toBe(3);
  expect(io.print.mock.calls).toEqual([]);
});

test('lists all commands for an unknown or a missing name', async () => {
  for (const argv of [[], ['constructor'], ['lok']]) {
    const print = vi.fn();
    expect(await dispatch(argv, { env: {}, print }, listed)).toBe(2);
    expect(print.mock.calls).toEqual([['npm run ops -- COMMAND …\n\n  look          Looks.']]);
  }
});

test('loads each listed command', async () => {
  for (const { load } of Object.values(commands)) expect(await load()).toBeTypeOf('function');
});
