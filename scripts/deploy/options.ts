import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reason of a refused deployment, for the person who ran the command. Nothing was changed before it is thrown. */
export class DeployRefusal extends Error {}

/** The options of the deploy command. */
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

/**
 * Takes the environment and the command's own flags out of the arguments. The environment is read however wrangler lets
 * people spell it, and is given to wrangler in one spelling, so that both read the same variables.
 * @throws DeployRefusal where one makes no sense
 */
export function optionsOf(args: readonly string[]) {
  const text = { type: 'string', multiple: true } as const;
  const options: ParseArgsOptionsConfig = { env: text, e: { ...text, short: 'e' } };
  for (const name of Object.keys(flags)) options[name] = { type: 'boolean' };
  for (const name of Object.keys(numbers)) options[name] = { type: 'string' };
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const ownIndexes = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) return [];
    return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
  });
  const flag = (name: keyof typeof flags) => {
    if (typeof values[name] === 'string') throw new DeployRefusal(`--${name} takes no value.`);
    return values[name] === true;
  };
  const number = (name: keyof typeof numbers, usual: number) => {
    const { [name]: value = usual } = values;
    if (value === '' || value === true || !(Number(value) >= 0))
      throw new DeployRefusal(`--${name}=N must be a number.`);
    return Number(value);
  };
  const environments = [values.env ?? [], values.e ?? []].flat();
  const [environment] = environments;
  return {
    /** Name of the environment; undefined when none is named, or several. */
    environment:
      environments.length === 1 && typeof environment === 'string'
        ? environment.replace(/^=/, '') || undefined
        : undefined,
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
    rest: args.filter((_, index) => !ownIndexes.includes(index)),
  };
}
