import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrokerStandIn } from './broker-stand-in.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

const pact = readFileSync(new URL('pacts/lineside-taxsvc.json', import.meta.url), 'utf8');
/** What the provider answers to everything: in dollars, so that Pact takes any number. */
let data: unknown;
let broker: Awaited<ReturnType<typeof startBrokerStandIn>>;
let url: string;

const provider = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 'SUCCESS', data }));
});
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

beforeEach(async () => {
  broker = await startBrokerStandIn();
  return broker.close;
});

const verify = async (...more: string[]) => {
  const lines: string[] = [];
  const args = ['--provider', url, '--service', 'taxsvc', '--broker', broker.url, ...more];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
};

describe('pacts from a broker', () => {
  it('are verified like those in the folder, and the result is published for a version', async () => {
    broker.publish(pact, 'abc');
    data = { totalTax: 1.25 };
    expect(await verify('--publish', '1.2.3')).toMatchObject({
      code: 0,
      text: expect.stringContaining('taxsvc: 2 of 2 interactions hold'),
    });
    expect(broker.resultsOf('taxsvc')).toMatchObject([
      { success: true, providerApplicationVersion: '1.2.3', testResults: [{ success: true }, { success: true }] },
    ]);
    expect(broker.selections).toEqual([
      {
        consumerVersionSelectors: [
          { consumer: 'lineside', latest: true },
          { consumer: 'lineside', deployedOrReleased: true },
        ],
        includePendingStatus: false,
      },
    ]);
  });

  it.each([
    ['Pact refuses', 'much'],
    ['Pact takes and the portal refuses', 1e9],
  ])('are a failure for the broker where an answer is one that %s', async (_, wrong) => {
    broker.publish(pact, 'abc');
    data = { totalTax: wrong };
    expect(await verify('--publish', '1.2.3')).toMatchObject({ code: 1 });
    const mismatches = [{ attribute: 'data.totalTax' }];
    expect(broker.resultsOf('taxsvc')).toMatchObject([
      {
        success: false,
        testResults: [
          { success: false, mismatches },
          { success: false, mismatches },
        ],
      },
    ]);
  });

  it.each([
    ['--endpoint', 'tax.byCustomer'],
    ['--state', 'active-single'],
  ])('are not published in part, by %s', async (option, value) => {
    broker.publish(pact, 'abc');
    data = { totalTax: 1.25 };
    expect(await verify('--publish', '1.2.3', option, value)).toMatchObject({
      code: 2,
      text: expect.stringContaining('--publish goes without'),
    });
    expect(broker.resultsOf('taxsvc')).toEqual([]);
  });

  it('end the command with 2 when the broker has none', async () => {
    expect(await verify()).toMatchObject({ code: 2 });
  });

  it('are asked for with the access of the environment', async () => {
    broker.publish(pact, 'abc');
    process.env.PACT_BROKER_TOKEN = 'a token';
    try {
      await verify();
    } finally {
      delete process.env.PACT_BROKER_TOKEN;
    }
    expect([...broker.credentials]).toEqual(['Bearer a token']);
  });
});

describe('a branch', () => {
  it('is told with the version, and asks the broker what is pending', async () => {
    broker.publish(pact, 'abc');
    data = { totalTax: 1.25 };
    await verify('--branch', 'feat/tax', '--publish', '1.2.3');
    expect(broker.selections).toMatchObject([{ includePendingStatus: true, providerVersionBranch: 'feat/tax' }]);
    expect(broker.branches).toEqual(['taxsvc 1.2.3 on feat/tax']);
  });

  it('lets a build pass that does not honor a pending pact yet, and says so to people and to the broker', async () => {
    broker.publish(pact, 'abc');
    data = { totalTax: 'much' };
    const pending = await verify('--branch', 'main', '--publish', '1');
    expect(pending).toMatchObject({
      code: 0,
      text: expect.stringContaining('✗ taxsvc: tax.byAddress replies (pending)'),
    });
    expect(broker.resultsOf('taxsvc')).toMatchObject([{ success: false }]);
    data = { totalTax: 1.25 };
    await verify('--branch', 'main', '--publish', '2');
    // It was honored once: from now on, it is a failure.
    data = { totalTax: 'much' };
    expect(await verify('--branch', 'main')).toMatchObject({ code: 1 });
  });

  it('needs a broker', async () => {
    const lines: string[] = [];
    expect(await main(['--provider', url, '--branch', 'main'], (text) => lines.push(text))).toBe(2);
    expect(lines.join()).toContain('--branch needs --broker');
  });
});

describe('a pact of the broker that is of newer contracts than the kit', () => {
  const newer = pact.replaceAll('totalTax', 'tax').replace(/("contract":\{"version":)"[\d.]+"/, '$1"999.0.0"');

  it('is judged by Pact alone, and the kit is said to be older', async () => {
    broker.publish(newer, 'abc');
    data = { tax: 1.25 };
    const { code, text } = await verify('--publish', '1.2.3');
    expect(text).toMatch(/taxsvc: the kit is older: .* 999\.0\.0\. 2 of its interactions differ/);
    expect(text).toContain('take the kit of 999.0.0');
    expect(code).toBe(0);
    expect(broker.resultsOf('taxsvc')).toMatchObject([{ success: true }]);
  });

  it('is a failure where Pact finds one', async () => {
    broker.publish(newer, 'abc');
    data = { totalTax: 1.25 };
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('data.tax') });
  });

  it('says nothing of age where it asks the same', async () => {
    broker.publish(pact, 'abc');
    data = { totalTax: 1.25 };
    expect((await verify()).text).not.toContain('the kit is');
  });
});
