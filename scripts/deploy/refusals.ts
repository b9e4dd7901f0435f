import { readFileSync } from 'node:fs';
import { unstable_readConfig } from 'wrangler';
import type { Brand } from '#app/brand/brand.ts';
import { brands } from '#app/brand/by-host.ts';
import { exampleNamespaces, originsIn, unroutedOrigins } from '../deploy-environment.ts';
import type { Commit } from './commit.ts';
import { DeployRefusal, type Options } from './options.ts';

type Config = ReturnType<typeof unstable_readConfig>;

/**
 * Reads the environment's part of wrangler.toml.
 * @throws DeployRefusal without a known environment, or with `--config`
 */
export function configOf(root: string, { environment, rest }: Options): Config {
  const config = `${root}/wrangler.toml`;
  const { definedEnvironments: environments = [] } = unstable_readConfig({ config });
  if (environment === undefined || !environments.includes(environment))
    throw new DeployRefusal(
      `Name the environment: ${environments.map((name: string) => `--env ${name}`).join(' or ')}.`,
    );
  if (rest.some((one) => /^(-c|--config)\b/.test(one)))
    throw new DeployRefusal('Only wrangler.toml can be deployed. Remove --config.');
  return unstable_readConfig({ config, env: environment });
}

/**
 * Refuses a configuration that would serve nobody, or that could not be traced later (SAFETY-50, SAFETY-70).
 * @throws DeployRefusal
 */
export function refuseWhatCannotServe(config: Config, options: Options): void {
  const { environment } = options;
  const { vars } = config;
  if (movesClock(vars, options.rest))
    throw new DeployRefusal('CLOCK_AHEAD_MS is for tests. Remove it before you deploy.');
  refuseAny(unroutedOrigins(config), `No route of [env.${environment}] leads to ….`);
  // A dry run serves nobody.
  if (options.isDryRun) return;
  const examples = `wrangler.toml still has example origins. Replace … in [env.${environment}.vars].`;
  refuseAny(exampleOrigins(vars), examples);
  refuseAny(plainOrigins(vars), 'Write https:// for ….');
  refuseAny(hostsWithoutBrand(vars), 'No app/brand/*/brand.json has … among its hosts.');
  const withoutId = `Fill in the id of … in [env.${environment}]. npx wrangler kv namespace create prints it.`;
  refuseAny(exampleNamespaces(config.kv_namespaces), withoutId);
}

/** Refuses where there are any. @param why with `…` in the place of their names @throws DeployRefusal */
function refuseAny(names: readonly string[], why: string): void {
  if (names.length > 0) throw new DeployRefusal(why.replace('…', () => names.join(', ')));
}

/** Packages that are not those of the lock file. @throws DeployRefusal */
export function refuseStrangers(root: string): void {
  const why = 'Installed packages differ from package-lock.json: …. Remove node_modules, and try again.';
  refuseAny(installedNotAsLocked(`${root}/`), why);
}

/** Refuses a commit that nobody could look up by the version's tag. @throws DeployRefusal */
export function refuseUntraceable(commit: Commit, options: Options): void {
  if (commit.hasChanges && !options.withUncommittedChanges)
    throw new DeployRefusal('The work tree has uncommitted changes. Commit them, or use --with-uncommitted-changes.');
  if (!commit.isPushed && !options.withUnpushedCommit)
    throw new DeployRefusal(`No remote branch has ${commit.tag}. Push it, or use --with-unpushed-commit.`);
}

/** The names of variables whose value names a host of examples (RFC 2606), or the demo's placeholder. */
export function exampleOrigins(vars: Record<string, unknown>): string[] {
  const isExample = (value: unknown) => /(^|[./])example(\.(com|net|org|workers\.dev))?([:/\s]|$)/.test(String(value));
  return Object.keys(vars).filter((name) => isExample(vars[name]));
}

/** The names of variables with an address of plain http: tokens would go over the network in the clear. */
export function plainOrigins(vars: Record<string, unknown>): string[] {
  const isPlain = (value: unknown) => /(^|\s)http:\/\//.test(String(value));
  return Object.keys(vars).filter((name) => /_ORIGINS?$|_ISSUER$/.test(name) && isPlain(vars[name]));
}

/** Further hosts of the portal that no brand names: the first brand would answer there. */
export function hostsWithoutBrand(
  { OTHER_ORIGINS }: Record<string, unknown>,
  among: readonly Brand[] = brands,
): string[] {
  const hosts = originsIn(OTHER_ORIGINS).map((origin) => new URL(origin).hostname);
  return hosts.filter((host) => !among.some((brand) => brand.hosts.includes(host)));
}

/** Returns true when the variables or the arguments of a deployment would move the clock (SAFETY-48). */
export function movesClock(vars: Record<string, unknown>, args: readonly string[]): boolean {
  return 'CLOCK_AHEAD_MS' in vars || args.some((arg) => arg.includes('CLOCK_AHEAD_MS'));
}

/** The parts of a lock file that are read here. */
interface Lock {
  packages: Record<string, { version?: string; integrity?: string } | undefined>;
}

/**
 * Packages that are installed and are not what the lock file names: another version, other contents, or not in it.
 * What `npm ci` makes sure of, and it refuses a lock file without every platform's optional packages.
 */
export function notAsLocked(installed: Lock, locked: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([path, entry]) => {
    const lockedEntry = locked.packages[path];
    return lockedEntry && lockedEntry.version === entry?.version && lockedEntry.integrity === entry?.integrity
      ? []
      : [path];
  });
}

/**
 * Returns the packages of this checkout that differ from the lock file.
 * @throws when nothing was installed
 */
export function installedNotAsLocked(root: string): string[] {
  const readLock = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as Lock;
  return notAsLocked(readLock('node_modules/.package-lock.json'), readLock('package-lock.json'));
}
