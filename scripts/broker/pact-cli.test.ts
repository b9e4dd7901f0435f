import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBrokerStandIn } from '#contracts/pact/broker-stand-in.ts';
import { contractBroker } from '../deploy/contract-broker.ts';
import { publishContracts } from '../publish-contracts.ts';

// Pact's own CLI against a stand-in of the broker.
let broker: Awaited<ReturnType<typeof startBrokerStandIn>>;
let root: string;
let printed: string[];
const print = (text: string) => void printed.push(text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Author', '-c', 'user.email=author@carrier.test', ...args], { cwd: root })
    .toString()
    .trim();
const env = () => ({ ...process.env, PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: 'a token' });

beforeEach(async () => {
  broker = await startBrokerStandIn();
  printed = [];
  root = mkdtempSync(join(tmpdir(), 'lineside-publish-'));
  cpSync('contracts/pact/pacts', join(root, 'contracts/pact/pacts'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Contracts');
  return async () => {
    rmSync(root, { recursive: true });
    await broker.close();
  };
});

const published = () => publishContracts({ root, env: env(), print });
const version = () => git('rev-parse', '--short=12', 'HEAD');

describe('npm run contracts:publish', () => {
  it('publishes the pact of every service for the commit and its branch', async () => {
    expect(await published(), printed.join()).toBe(0);
    expect(broker.pacts.size).toBe(13);
    for (const { versions } of broker.pacts.values())
      expect(versions).toEqual([{ version: version(), branch: 'main' }]);
    expect([...broker.credentials]).toEqual(['Bearer a token']);
  });

  it('publishes nothing that no commit has, and nothing without a broker', async () => {
    writeFileSync(join(root, 'contracts/pact/pacts/lineside-taxsvc.json'), '{}');
    expect(await published()).toBe(2);
    expect(await publishContracts({ root, env: {}, print })).toBe(2);
    expect(printed.join()).toContain('PACT_BROKER_BASE_URL has to be set');
    expect(broker.pacts.size).toBe(0);
  });
});

describe('a deployment with a contract broker', () => {
  const asked = (url: string = broker.url) =>
    contractBroker({ env: { ...env(), PACT_BROKER_BASE_URL: url }, environment: 'production', print });
  const verify = (success: boolean) => {
    for (const { provider, results } of broker.pacts.values())
      if (provider === 'taxsvc') results.push({ success, providerApplicationVersion: '7' });
  };

  it('is refused until the services that the environment has honor its pacts', async () => {
    for (const service of ['rates', 'taxsvc'])
      broker.publish(readFileSync(`contracts/pact/pacts/lineside-${service}.json`, 'utf8'), version());
    broker.deploy('production', 'taxsvc', '7');
    await expect(asked()?.refuseUnlessCompatible(version())).rejects.toThrow(/says no to .*Not verified: taxsvc/s);
    verify(false);
    await expect(asked()?.refuseUnlessCompatible(version())).rejects.toThrow('--without-contract-broker');
    verify(true);
    await asked()?.refuseUnlessCompatible(version());
    // Other services are not in the environment yet.
    await expect(asked()?.refuseUnlessCompatible('unpublished')).rejects.toThrow('says no to unpublished');
  });

  it('is recorded for its environment', async () => {
    expect(await asked()?.recordDeployment('abc')).toBe(true);
    expect(broker.deployed.get('production')?.get('lineside')).toBe('abc');
    expect(broker.deployed.get('staging')).toBeUndefined();
  });

  it('says how to tell the broker by hand where it cannot be told', async () => {
    expect(await asked('http://127.0.0.1:1')?.recordDeployment('abc')).toBe(false);
    expect(printed.join()).toContain('npx pact-broker record-deployment --pacticipant lineside --version abc');
  });

  it('asks and tells nothing without one', () => {
    expect(contractBroker({ env: {}, environment: 'production', print })).toBeUndefined();
  });
});
