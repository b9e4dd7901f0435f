import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.ts';
import { deployDemo } from './deploy-demo.ts';
import { contractBroker } from './deploy/contract-broker.ts';
import { DeployRefusal, optionsOf, usage } from './deploy/options.ts';
import { configOf, refuseStrangers, refuseWhatCannotServe } from './deploy/refusals.ts';
import { release } from './deploy/release.ts';
import { wranglerDeploy, wranglerOf } from './deploy/wrangler.ts';
import { root } from './root.ts';

// Deploys an environment of wrangler.toml in steps, or goes back (docs/operations/deploying.md).

try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (thrown) {
  if (!(thrown instanceof DeployRefusal)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}

async function deploy(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(`npm run deploy -- --env NAME\n${usage}\nExits with 0 if the version has all traffic, else 1.`);
    return 0;
  }
  const options = optionsOf(args);
  const { environment: name = '' } = options;
  const config = configOf(root, options);
  if (!options.rollback) {
    refuseWhatCannotServe(config, options);
    refuseStrangers(root);
  }
  if (config.vars.OIDC_TRUSTS_PROMPT === 'on')
    console.warn(
      'Warning: OIDC_TRUSTS_PROMPT is on. Anybody at the browser of a signed-in person can skip the recent sign-in ' +
        'that locking, unlocking, cards, SIM orders and signing out everywhere need (ADR-016).',
    );
  // Gives a demo to everybody at once, because nobody depends on it.
  if (name === 'demo' && !options.rollback) return deployDemo(config.vars, options);
  if (options.isDryRun) {
    build({ quiet: false });
    return wranglerDeploy(root, '--dry-run', '--env', name, ...options.rest);
  }
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => ended.abort(new Error('the deployment was interrupted')));
  const place = { root, environment: name, env: process.env, print: console.log, printError: console.error };
  return release({
    ...place,
    config,
    options,
    wrangler: wranglerOf(place),
    broker: options.withoutContractBroker ? undefined : contractBroker(place),
    build: () => (options.isBuilt ? undefined : build({ quiet: false })),
    now: Date.now,
    wait: (ms) =>
      wait(ms, undefined, { signal: ended.signal }).catch(() => {
        throw ended.signal.reason;
      }),
  });
}
