import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { DeployRefusal } from './options.ts';

const script = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-broker.js');

export type ContractBroker = NonNullable<ReturnType<typeof contractBroker>>;

interface Settings {
  readonly env: NodeJS.ProcessEnv;
  readonly environment: string;
  readonly printError: (text: string) => void;
}

/** The Pact broker of `PACT_BROKER_BASE_URL`, by Pact's own CLI; undefined without one. */
export function contractBroker({ env, environment, printError }: Settings) {
  if (!env.PACT_BROKER_BASE_URL) return undefined;
  const run = (args: readonly string[]) =>
    new Promise<{ hasFailed: boolean; printed: string }>((resolve) => {
      const options = { env: { ...env, PACT_DO_NOT_TRACK: 'true' } };
      execFile(process.execPath, [script, ...args, '--retries', '1'], options, (error, stdout, stderr) =>
        resolve({ hasFailed: error !== null, printed: `${stdout}${stderr}`.trim() }),
      );
    });
  const versionArgs = (version: string) => ['--pacticipant', 'lineside', '--version', version];
  return {
    /**
     * Throws for incompatible services.
     * @throws DeployRefusal unless each service of the environment honors the pacts of a version
     */
    async refuseUnlessCompatible(version: string): Promise<void> {
      const to = ['--to-environment', environment];
      const { hasFailed, printed } = await run(['can-i-deploy', ...versionArgs(version), ...to]);
      if (!hasFailed) return;
      throw new DeployRefusal(
        `The contract broker refuses ${version} in ${environment}, or did not answer. Publish its pacts ` +
          '(docs/operations/deploying.md), have the services verify them, or use --without-contract-broker.\n' +
          printed,
      );
    },
    /** Records the version that an environment has. @returns false where the broker does not take it */
    async recordDeployment(version: string): Promise<boolean> {
      const args = ['record-deployment', ...versionArgs(version), '--environment', environment];
      const { hasFailed, printed } = await run(args);
      if (hasFailed)
        printError(
          `The contract broker did not record the deployment. Run npx pact-broker ${args.join(' ')}\n${printed}`,
        );
      return !hasFailed;
    },
  };
}
