import { join } from 'node:path';
import { commitOf } from './commit.ts';
import type { ContractBroker } from './contract-broker.ts';
import { errorRateOf } from './error-rate.ts';
import { rollBack } from './going-back.ts';
import { originsIn } from '../deploy-environment.ts';
import { DeployRefusal, type Options } from './options.ts';
import { type Platform, platformOf } from './platform.ts';
import { takeScriptsAlong } from './previous-scripts.ts';
import { type configOf, refuseUntraceable } from './refusals.ts';
import { OvertakenError, rollOut } from './rollout.ts';
import { runSmokeTest } from './smoke.ts';
import type { DeployIo } from './watch-step.ts';
import { type Wrangler, WranglerError } from './wrangler.ts';

export interface Release extends DeployIo {
  root: string;
  environment: string;
  config: ReturnType<typeof configOf>;
  options: Options;
  env: NodeJS.ProcessEnv;
  wrangler: Wrangler;
  broker: ContractBroker | undefined;
  build: () => void;
}

/**
 * Deploys an environment, or goes back to the version before (SAFETY-70 to SAFETY-74).
 * @returns the exit code
 * @throws DeployRefusal before anything was changed
 */
export async function release(request: Release): Promise<number> {
  const { environment, env, print, printError, wrangler } = request;
  const worker = request.config.name ?? '';
  const platform = platformOf({ ...accessOf(env), worker });
  try {
    const done = request.options.rollback
      ? await rollBack({ platform, wrangler, withOldSecrets: request.options.withOldSecrets, print, printError })
      : await deploy(request, worker, platform);
    return done && (await recordDeployment(request, platform)) ? 0 : 1;
  } catch (thrown) {
    if (!(thrown instanceof WranglerError) && !(thrown instanceof OvertakenError)) throw thrown;
    printError(`${thrown.message}. See the versions: npx wrangler deployments list --env ${environment}`);
    return 1;
  }
}

/**
 * Deploys a version step by step.
 * @returns whether the version serves everybody, without a fault
 */
async function deploy(request: Release, worker: string, platform: Platform): Promise<boolean> {
  const { root, config, options, wrangler, build, print, printError, wait } = request;

  const commit = commitOf(root);
  refuseUntraceable(commit, options);
  await request.broker?.refuseUnlessCompatible(commit.tag);
  const dataset = datasetOf(request);
  await assertReadable(platform, dataset, options);
  const previous = await versionNow(platform);
  const migrationTag = config.migrations.at(-1)?.tag;
  const migrates = (await platform.migrationTag()) !== migrationTag;
  if (previous !== undefined && migrates && !options.migrateAtOnce)
    throw new DeployRefusal(
      `The class migration ${migrationTag} is new. It goes to everybody at once, and no version before it can be ` +
        'deployed again. To go on, use --migrate-classes-at-once.',
    );

  const origins = originsIn(config.vars.PORTAL_ORIGIN, config.vars.OTHER_ORIGINS);
  build();
  if (!options.withoutPreviousScripts && config.assets?.directory) {
    const earlierScripts = await takeScriptsAlong(join(root, config.assets.directory), previous && origins[0]);
    print(`Scripts of earlier versions that stay served: ${earlierScripts.join(', ') || 'none'}.`);
  }
  const args = ['--tag', commit.tag, '--message', commit.message, ...options.rest];
  const smoke = (version: string) =>
    runSmokeTest({ origins, worker, version, before: previous, wait, operatorSecret: process.env.OPERATOR_SECRET });

  if (previous === undefined || migrates) {
    const version = await wrangler.deploy(args);
    const first = 'it is the first version, and there is no other to share it with';
    print(`${version} has all traffic: ${previous === undefined ? first : 'it migrates classes'}.`);
    return reportHealth(await smoke(version), printError);
  }

  const next = await wrangler.upload(args);
  const everybody = await rollOut({
    wrangler,
    platform,
    smoke: () => smoke(next),
    watched: { ...request, ...options, errorRate: errorRateOf(platform, dataset) },
    next,
    before: previous,
    message: commit.tag,
    unwatched: options.unwatched,
  });
  if (!everybody) return false;
  await wrangler.triggers();
  print(`Deployed: ${next} has all traffic, from the commit ${commit.tag}.`);
  return true;
}

/** Records the commit that everybody has, after a rollback too. @returns false where the broker does not take it */
async function recordDeployment({ broker }: Release, platform: Platform): Promise<boolean> {
  const version = broker && (await versionNow(platform));
  const tag = version && (await platform.version(version)).tag;
  return !broker || tag === undefined || broker.recordDeployment(tag);
}

/**
 * Reads data points before the build, so that a token without this permission changes nothing.
 * @throws DeployRefusal
 */
async function assertReadable(platform: Platform, dataset: string, { unwatched }: Options): Promise<void> {
  if (!unwatched) await platform.rows(`SELECT 1 AS one FROM ${dataset} LIMIT 1`);
}

/** Prints the problems of a version that has all traffic. @returns true without a problem */
function reportHealth(problems: readonly string[], printError: Release['printError']): boolean {
  for (const problem of problems) printError(problem);
  if (problems.length > 0) printError('There is no version to go back to. Deploy a fixed version.');
  return problems.length === 0;
}

/**
 * Returns the data set of the environment's points.
 * @throws DeployRefusal without one, unless the rollout is unwatched
 */
function datasetOf({ config, environment, options }: Release): string {
  const dataset = config.analytics_engine_datasets.find(
    ({ binding }: { binding: string }) => binding === 'POINTS',
  )?.dataset;
  if (dataset === undefined && !options.unwatched)
    throw new DeployRefusal(
      `[env.${environment}] has no data set for POINTS, so failures of the new version would not be noticed. ` +
        'Add one, or use --unwatched.',
    );
  return dataset ?? '';
}

/** The version that everybody has. @throws DeployRefusal where two share */
async function versionNow(platform: Platform): Promise<string | undefined> {
  // A Worker that was made for its secrets has a deployment, and has never served anybody.
  if ((await platform.migrationTag()) === undefined) return undefined;
  const [latest] = await platform.deployments();
  if (latest && latest.versions.length > 1)
    throw new DeployRefusal(
      'A rollout is in progress, or was interrupted. Wait for its end, or go back with --rollback first.',
    );
  return latest?.versions[0]?.version;
}

/**
 * Returns the account id and the API token.
 * @throws DeployRefusal without them
 */
function accessOf(env: NodeJS.ProcessEnv): { account: string; token: string; api: string | undefined } {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: api } = env;
  if (!account || !token)
    throw new DeployRefusal(
      'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN have to be set (docs/operations/deploying.md).',
    );
  return { account, token, api };
}
