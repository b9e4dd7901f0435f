import { pactBroker, pacticipant } from '../broker/pact-cli.ts';
import { DeployRefusal } from './options.ts';

interface ContractBroker {
  /** Whether each service that an environment has honors the pacts of a version. @throws DeployRefusal if not */
  refuseUnlessCompatible(version: string): Promise<void>;
  /** Tells the broker what an environment has, so that services verify against it. @returns whether it knows now */
  recordDeployment(version: string): Promise<boolean>;
}

interface Asked {
  readonly env: NodeJS.ProcessEnv;
  readonly environment: string;
  readonly print: (text: string) => void;
}

/** The Pact broker of `PACT_BROKER_BASE_URL`; undefined without one, and then nothing is asked or told. */
export function contractBroker({ env, environment, print }: Asked): ContractBroker | undefined {
  if (!env.PACT_BROKER_BASE_URL) return undefined;
  const about = (version: string) => ['--pacticipant', pacticipant, '--version', version];
  return {
    async refuseUnlessCompatible(version) {
      const { code, printed } = await pactBroker(
        ['can-i-deploy', ...about(version), '--to-environment', environment],
        env,
      );
      if (code === 0) return;
      throw new DeployRefusal(
        `The contract broker says no to ${version} in ${environment}, or could not be asked. Publish its pacts ` +
          `(npm run contracts:publish), have the services verify them, or say --without-contract-broker.\n${printed}`,
      );
    },
    async recordDeployment(version) {
      const { code, printed } = await pactBroker(
        ['record-deployment', ...about(version), '--environment', environment],
        env,
      );
      if (code === 0) {
        print(`The contract broker knows that ${environment} has ${version}.`);
        return true;
      }
      print(
        `The contract broker does not know that ${environment} has ${version}; tell it by hand: npx pact-broker ` +
          `record-deployment ${about(version).join(' ')} --environment ${environment}\n${printed}`,
      );
      return false;
    },
  };
}
