import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultShippingRates } from '../shipping-rate/vocabulary.ts';
import { startBrokerStandIn } from './broker-stand-in.ts';
import { localServer } from './local-server.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

const pact = readFileSync(new URL('pacts/lineside-rates.json', import.meta.url), 'utf8');
/** What each way to ship has at the provider beside its name: its price is in dollars, and Pact takes any number. */
let price: Record<string, unknown>;
let broker: Awaited<ReturnType<typeof startBrokerStandIn>>;

const { url, stop } = await localServer((_, response) => {
  const shippingRates = defaultShippingRates.map(({ shippingAmount: _, ...rate }) => ({ ...rate, ...price }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ shippingRates }));
});
afterAll(stop);

beforeEach(async () => {
  broker = await startBrokerStandIn();
  return broker.close;
});

const verify = async (...more: string[]) => {
  const lines: string[] = [];
  const args = ['--provider', url, '--service', 'rates', '--broker', broker.url, ...more];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
};

describe('pacts from a broker', () => {
  it('are verified like those in the folder, and the result is published for a version', async () => {
    broker.publish(pact, 'abc');
    price = { shippingAmount: 3 };
    expect(await verify('--publish', '1.2.3')).toMatchObject({
      code: 0,
      text: expect.stringContaining('rates: 1 of 1 interactions hold'),
    });
    expect(broker.resultsOf('rates')).toMatchObject([
      { success: true, providerApplicationVersion: '1.2.3', testResults: [{ success: true }] },
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
    price = { shippingAmount: wrong };
    expect(await verify('--publish', '1.2.3')).toMatchObject({ code: 1 });
    const mismatches = [0, 1, 2].map((place) => ({ attribute: `shippingRates[${place}].shippingAmount` }));
    expect(broker.resultsOf('rates')).toMatchObject([
      { success: false, testResults: [{ success: false, mismatches }] },
    ]);
  });

  it.each([
    ['--endpoint', 'shippingRate.list'],
    ['--state', 'active-single'],
  ])('are not published in part, by %s', async (option, value) => {
    broker.publish(pact, 'abc');
    price = { shippingAmount: 3 };
    expect(await verify('--publish', '1.2.3', option, value)).toMatchObject({
      code: 2,
      text: expect.stringContaining('--publish goes without'),
    });
    expect(broker.resultsOf('rates')).toEqual([]);
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
    price = { shippingAmount: 3 };
    await verify('--branch', 'feat/rates', '--publish', '1.2.3');
    expect(broker.selections).toMatchObject([{ includePendingStatus: true, providerVersionBranch: 'feat/rates' }]);
    expect(broker.branches).toEqual(['rates 1.2.3 on feat/rates']);
  });

  it('lets a build pass that does not honor a pending pact yet, and says so to people and to the broker', async () => {
    broker.publish(pact, 'abc');
    price = { shippingAmount: 'much' };
    const pending = await verify('--branch', 'main', '--publish', '1');
    expect(pending).toMatchObject({
      code: 0,
      text: expect.stringContaining('✗ rates: shippingRate.list replies (pending)'),
    });
    expect(broker.resultsOf('rates')).toMatchObject([{ success: false }]);
    price = { shippingAmount: 3 };
    await verify('--branch', 'main', '--publish', '2');
    // It was honored once: from now on, it is a failure.
    price = { shippingAmount: 'much' };
    expect(await verify('--branch', 'main')).toMatchObject({ code: 1 });
  });

  it('needs a broker', async () => {
    const lines: string[] = [];
    expect(await main(['--provider', url, '--branch', 'main'], (text) => lines.push(text))).toBe(2);
    expect(lines.join()).toContain('--branch needs --broker');
  });
});

describe('a pact of the broker that is of newer contracts than the kit', () => {
  const newer = pact.replaceAll('shippingAmount', 'amount').replace(/("contract":\{"version":)"[\d.]+"/, '$1"999.0.0"');

  it('is judged by Pact alone, and the kit is said to be older', async () => {
    broker.publish(newer, 'abc');
    price = { amount: 3 };
    const { code, text } = await verify('--publish', '1.2.3');
    expect(text).toMatch(/rates: the kit is older: .* 999\.0\.0\. 1 of its interactions differ/);
    expect(text).toContain('take the kit of 999.0.0');
    expect(code).toBe(0);
    expect(broker.resultsOf('rates')).toMatchObject([{ success: true }]);
  });

  it('is a failure where Pact finds one', async () => {
    broker.publish(newer, 'abc');
    price = { shippingAmount: 3 };
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('shippingRates[0].amount') });
  });

  it('says nothing of age where it asks the same', async () => {
    broker.publish(pact, 'abc');
    price = { shippingAmount: 3 };
    expect((await verify()).text).not.toContain('the kit is');
  });
});
