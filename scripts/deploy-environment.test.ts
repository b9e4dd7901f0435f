import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { locationHintOf } from '#workers/location-hint.ts';
import { datasets } from './points/grafana.ts';
import { findDataset } from './points/source.ts';
import { exampleNamespaces, unroutedOrigins } from './deploy-environment.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (env?: string) => unstable_readConfig({ config: `${root}wrangler.toml`, env });

interface Limit {
  name: string;
  namespace_id: string;
  simple: object;
}

const environments = ['staging', 'production', 'demo'] as const;
/** Those that customers of a carrier use. */
const carriers = ['staging', 'production'] as const;

describe('unroutedOrigins (SAFETY-50)', () => {
  const vars = { PORTAL_ORIGIN: 'https://portal.carrier.net', OTHER_ORIGINS: 'https://temp1.net https://temp2.net' };
  const onPlatform = { name: 'portal-demo', workers_dev: true };
  it.each([
    ['no route', {}, ['https://portal.carrier.net', 'https://temp1.net', 'https://temp2.net']],
    ['a domain and a pattern', { routes: [{ pattern: 'portal.carrier.net' }, 'temp1.net/*'] }, ['https://temp2.net']],
    ['the pattern of a zone', { routes: ['*.carrier.net/*', 'temp1.net/*', 'https://temp2.net/*'] }, []],
    [
      'a domain of the platform',
      {
        ...onPlatform,
        vars: { PORTAL_ORIGIN: 'https://portal-demo.me.workers.dev https://portal-demo.me.workers.net' },
      },
      ['https://portal-demo.me.workers.net'],
    ],
    [
      'a domain of the platform that is another Worker’s, or is off',
      { ...onPlatform, workers_dev: false, vars: { PORTAL_ORIGIN: 'https://portal-demo.me.workers.dev' } },
      ['https://portal-demo.me.workers.dev'],
    ],
    ['one route', { route: 'portal.carrier.net/*' }, ['https://temp1.net', 'https://temp2.net']],
  ])('%s', (_, settings, unrouted) => {
    expect(unroutedOrigins({ vars, ...settings })).toEqual(unrouted);
  });

  it.each(environments)('are all routed in [env.%s]', (env) => {
    expect(unroutedOrigins(read(env))).toEqual([]);
  });
});

describe('data sets of data points (SAFETY-60)', () => {
  it.each(carriers)('belong in [env.%s] to a dataset of its own, which dashboards and alerts query', async (env) => {
    const own: unknown = read(env).analytics_engine_datasets;
    expect(own).toEqual([{ binding: 'POINTS', dataset: `lineside_${env}` }]);
    expect(await findDataset(env)).toBe(`lineside_${env}`);
    expect(datasets).toContain(`lineside_${env}`);
  });

  it('have no dataset without a deployment', async () => {
    expect(read().analytics_engine_datasets).toEqual([]);
    expect(await findDataset('demonstration')).toBeUndefined();
  });
});

describe('wrangler.toml (SAFETY-50)', () => {
  const shape = ({ vars, durable_objects, ratelimits, version_metadata, assets, migrations }: Settings) => ({
    vars: Object.keys(vars).filter(
      (name) => !['OTHER_ORIGINS', 'ACCOUNT_LOCATION_HINT', 'COVERAGE_MAP', 'DEMO'].includes(name),
    ),
    ratelimits: ratelimits.map(({ name, simple }: Limit) => ({ name, simple })),
    rest: { durable_objects, version_metadata, assets, migrations },
  });
  type Settings = ReturnType<typeof read>;

  it.each(environments)('gives [env.%s] all that the top level has, since nothing is inherited', (env) => {
    const { vars, ...rest } = shape(read(env));
    const { vars: topVars, ...top } = shape(read());
    expect({ vars: vars.toSorted(), ...rest }).toEqual({ vars: topVars.toSorted(), ...top });
    expect(read(env).name).toBe(`lineside-${env}`);
    expect(read(env).workers_dev).toBe(env === 'demo');
  });

  it('has no two limits that count together: namespaces are the account’s', () => {
    const ids = [undefined, ...environments].flatMap((env) =>
      read(env).ratelimits.map(({ namespace_id: id }: Limit) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(carriers)('does not deploy [env.%s] without its secrets, and places its accounts', (env) => {
    const { secrets, vars } = read(env);
    expect(secrets?.required).toEqual(['OIDC_CLIENT_SECRET', 'CARRIER_SIGNATURE_SECRET', 'SESSION_SEAL_KEY']);
    expect(locationHintOf({ ACCOUNT_LOCATION_HINT: String(vars.ACCOUNT_LOCATION_HINT) })).toBeDefined();
  });
});

it('returns the KV namespaces with the example’s id (SAFETY-55)', () => {
  expect(exampleNamespaces([{ binding: 'SWITCHES', id: '0123456789abcdef0123456789abcdef' }])).toEqual([]);
  expect(exampleNamespaces([{ binding: 'SWITCHES', id: '0'.repeat(32) }])).toEqual(['SWITCHES']);
  expect(exampleNamespaces()).toEqual([]);
});
