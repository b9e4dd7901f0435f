/** Reason of a refused deployment, for the person who ran the command. Nothing was changed before it is thrown. */
export class DeployRefusal extends Error {}

/** The options of the deploy command besides the environment. */
export type Options = ReturnType<typeof optionsOf>;

const flags = {
  rollback: 'goes back to the version before',
  'with-old-secrets': 'goes back over a change of secrets, and brings their old values back',
  'dry-run': 'builds and bundles, and uploads nothing',
  built: 'deploys the files that a dry run built before',
  'with-uncommitted-changes': 'deploys uncommitted changes',
  'with-unpushed-commit': 'deploys a commit that no remote branch has',
  'migrate-classes-at-once': 'applies a class migration, which gives everybody the new version in one step',
  unwatched: 'goes through the steps without watching the error rate',
  'without-previous-scripts': 'leaves out the scripts of earlier versions, which cached pages load',
  'without-contract-broker': 'uses no Pact broker, though PACT_BROKER_BASE_URL is set',
} as const;
const numbers = {
  'step-minutes': 'watching time of each step (5)',
  'least-requests': 'pages of the new version that each step needs (100)',
} as const;

/** Help text with one line per flag. */
export const usage = [
  ...Object.entries(flags).map(([name, does]) => `  --${name}: ${does}`),
  ...Object.entries(numbers).map(([name, does]) => `  --${name}=N: ${does}`),
].join('\n');

/** Takes the command's own flags out of the arguments. @throws DeployRefusal where one makes no sense */
export function optionsOf(args: readonly string[]) {
  const flagValues = new Map<string, string | undefined>();
  const wranglerArgs: string[] = [];
  for (const arg of args) {
    const [, name = '', value] = /^--([\w-]+)(?:=(.*))?$/.exec(arg) ?? [];
    if (Object.hasOwn(flags, name) || Object.hasOwn(numbers, name)) flagValues.set(name, value);
    else wranglerArgs.push(arg);
  }
  const flag = (name: keyof typeof flags) => {
    if (flagValues.get(name) !== undefined) throw new DeployRefusal(`--${name} takes no value.`);
    return flagValues.has(name);
  };
  const number = (name: keyof typeof numbers, usual: number) => {
    if (!flagValues.has(name)) return usual;
    const value = flagValues.get(name) || 'none';
    if (!(Number(value) >= 0)) throw new DeployRefusal(`--${name}=N must be a number.`);
    return Number(value);
  };
  return {
    rollback: flag('rollback'),
    withOldSecrets: flag('with-old-secrets'),
    isDryRun: flag('dry-run'),
    isBuilt: flag('built'),
    withUncommittedChanges: flag('with-uncommitted-changes'),
    withUnpushedCommit: flag('with-unpushed-commit'),
    migrateAtOnce: flag('migrate-classes-at-once'),
    unwatched: flag('unwatched'),
    withoutPreviousScripts: flag('without-previous-scripts'),
    withoutContractBroker: flag('without-contract-broker'),
    /** Watching time of each step, in milliseconds. */
    stepMs: number('step-minutes', 5) * 60_000,
    leastRequests: number('least-requests', 100),
    /** Arguments that are passed on to wrangler's upload. */
    rest: wranglerArgs,
  };
}
