import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs some of the end-to-end tests by themselves. @returns the exit code */
export function runPlaywright(args: string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
