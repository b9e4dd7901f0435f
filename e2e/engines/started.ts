import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Waits for what a program says once it is ready.
 * @param says a pattern whose first group is given
 * @throws when it ends before, or says nothing of the kind for a minute
 */
export function lineOf(program: ChildProcess, output: Readable, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`${program.spawnfile} ${why}: ${said}`));
    const late = setTimeout(() => fail('is not ready after a minute'), 60_000);
    program.once('exit', (code) => fail(`ended with ${code}`));
    program.once('error', ({ message }) => fail(message));
    output.on('data', (more) => {
      said += String(more);
      const found = says.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
  });
}

/** Ends a program that was started as the leader of a group, and all that it has started. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  process.kill(-program.pid, 'SIGKILL');
  await ended;
}
