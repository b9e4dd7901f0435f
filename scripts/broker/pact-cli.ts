import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

const script = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-broker.js');

export interface CliRun {
  readonly code: number;
  /** What it printed, to both outputs. */
  readonly printed: string;
}

/**
 * Runs a command of Pact's CLI against the broker of `PACT_BROKER_BASE_URL`; it signs in with `PACT_BROKER_TOKEN`, or
 * `PACT_BROKER_USERNAME` and `PACT_BROKER_PASSWORD`.
 */
export function pactBroker(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CliRun> {
  return new Promise((resolve) => {
    const options = { env: { ...env, PACT_DO_NOT_TRACK: 'true' } };
    execFile(process.execPath, [script, ...args, '--retries', '1'], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, printed: `${stdout}${stderr}`.trim() });
    });
  });
}

/** The portal's name in the pacts. */
export const pacticipant = 'lineside';
