import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pactBroker } from './broker/pact-cli.ts';
import { commitOf } from './deploy/commit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Publishing {
  /** A checkout with the pacts. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
}

/**
 * Publishes the pacts to the broker of `PACT_BROKER_BASE_URL`: for the commit that is checked out, as `npm run deploy`
 * names it, and its branch. @returns the exit code
 */
export async function publishContracts({ root: checkout, env, print }: Publishing): Promise<number> {
  if (!env.PACT_BROKER_BASE_URL) {
    print('PACT_BROKER_BASE_URL has to be set: the URL of the Pact broker.');
    return 2;
  }
  const { tag, hasChanges } = commitOf(checkout);
  if (hasChanges) {
    print('There are changes that no commit has: a broker keeps what a version promises, so commit them first.');
    return 2;
  }
  const branch = execFileSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], { cwd: checkout }).toString().trim();
  const options = ['--consumer-app-version', tag, ...(branch === 'HEAD' ? [] : ['--branch', branch])];
  const { code, printed } = await pactBroker(['publish', `${checkout}/contracts/pact/pacts`, ...options], env);
  print(printed);
  return code;
}

if (import.meta.main)
  process.exitCode = await publishContracts({ root: root.replace(/\/$/, ''), env: process.env, print: console.log });
