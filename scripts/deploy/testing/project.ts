import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractBroker } from '../contract-broker.ts';
import { optionsOf } from '../options.ts';
import { configOf } from '../refusals.ts';
import { release } from '../release.ts';
import { type Wrangler, type WranglerSettings, wranglerOf } from '../wrangler.ts';
import type { Cloud } from './cloud.ts';

const environment = 'production';

/** A checkout of a small Worker with a wrangler.toml like the portal's, and a remote that it is pushed to. */
export interface Project {
  root: string;
  /** Commits and pushes; the subject names it. @returns the tag that its version will have */
  commit(subject: string, files?: Record<string, string>): string;
  git(...args: string[]): string;
  /** Deploys to the stand-in, with a clock that waits no time. @returns the exit code and what was printed */
  deploy(...args: string[]): Promise<{ code: number; printed: string }>;
  /** The same by the real wrangler, but for all shares of a rollout after its first. */
  deployByWrangler(...args: string[]): Promise<{ code: number; printed: string }>;
  /** A contract broker, where a test has one. */
  broker: ContractBroker | undefined;
  remove(): void;
}

/** Makes a checkout whose Worker people reach at the portal of `cloud`. */
export function makeProject(cloud: Cloud): Project {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const [checkout, remote] = [join(root, 'checkout'), join(root, 'remote.git')];
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', checkout]);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Operator', '-c', 'user.email=operator@carrier.test', ...args], {
      cwd: checkout,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('remote', 'add', 'origin', remote);
  const write = (path: string, text: string) => {
    mkdirSync(join(checkout, path, '..'), { recursive: true });
    writeFileSync(join(checkout, path), text);
  };
  write('.gitignore', 'files/\n.wrangler/\n');
  write('worker.js', worker);
  write('wrangler.toml', configuration(cloud.portal, ['v1']));
  write('script.txt', 'first');

  const deploy = async (
    args: string[],
    wrangler: (settings: WranglerSettings, migrationTag: string | undefined) => Wrangler,
  ) => {
    const printed: string[] = [];
    let now = Date.now();
    const options = optionsOf(['--env', environment, ...args]);
    const config = configOf(checkout, options);
    const access = {
      CLOUDFLARE_API_BASE_URL: cloud.api,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: 'token',
    };
    const place = {
      root: checkout,
      environment,
      env: { ...process.env, ...access, CI: 'true' },
      print: (text: string) => void printed.push(text),
      printError: (text: string) => void printed.push(text),
    };
    const code = await release({
      ...place,
      config,
      options,
      broker: project.broker,
      wrangler: wrangler(place, config.migrations.at(-1)?.tag),
      build() {
        rmSync(join(checkout, 'files'), { recursive: true, force: true });
        const script = git('show', 'HEAD:script.txt');
        write(`files/script/${scriptName(script)}`, script);
      },
      now: () => now,
      wait: async (ms) => void (now += ms),
    });
    return { code, printed: printed.join('\n') };
  };
  const project: Project = {
    root: checkout,
    git,
    broker: undefined,
    commit(subject, files = {}) {
      for (const [path, text] of Object.entries(files)) write(path, text);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', subject);
      git('push', '--quiet', 'origin', 'main');
      return git('rev-parse', '--short=12', 'HEAD');
    },
    deploy: (...args) => deploy(args, (_, migrationTag) => cloud.wrangler(migrationTag)),
    deployByWrangler: (...args) =>
      deploy(args, (place, migrationTag) => {
        const wrangler = wranglerOf(place);
        let { split } = wrangler;
        return {
          ...wrangler,
          async split(...shares) {
            await split(...shares);
            split = cloud.wrangler(migrationTag).split;
          },
        };
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  return project;
}

/** The name that the build gives a script. */
export const scriptName = (script: string, kind: 'assist' | 'live' | 'dictionary' = 'assist') =>
  `${kind}-${createHash('sha256').update(script).digest('base64url').slice(0, 10)}.${kind === 'dictionary' ? 'txt' : 'js'}`;

const worker = `import { DurableObject } from 'cloudflare:workers';
export class AccountObject extends DurableObject {}
export class CardObject extends DurableObject {}
export default { fetch: () => new Response('ok') };
`;

/** A wrangler.toml with these class migrations and required secrets. */
export function configuration(
  portal: string,
  migrations: readonly string[],
  secrets: readonly string[] = ['SESSION_SEAL_KEY'],
): string {
  const classes = ['AccountObject', 'CardObject'];
  const migrated = migrations
    .map((tag, index) => `[[migrations]]\ntag = "${tag}"\nnew_sqlite_classes = ["${classes[index]}"]\n`)
    .join('');
  return `name = "portal"
main = "worker.js"
compatibility_date = "2026-11-01"
workers_dev = false
[assets]
directory = "files"
binding = "ASSETS"
${migrated}[env.production]
routes = [{ pattern = "portal.carrier.test", custom_domain = true }]
[env.production.vars]
PORTAL_ORIGIN = "${portal}"
[env.production.secrets]
required = ${JSON.stringify(secrets)}
[[env.production.analytics_engine_datasets]]
binding = "POINTS"
dataset = "portal_points"
[[env.production.durable_objects.bindings]]
name = "ACCOUNT"
class_name = "AccountObject"
`;
}
