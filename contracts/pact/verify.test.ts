import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assumedRelations } from '../laws/law-findings.ts';
import { endpointsOf } from '../tier.ts';
import { startLocalServer } from './local-server.ts';
import { asJUnit } from './report.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

/** Starts a provider that answers every request alike and records it. */
async function serve(answer: (response: ServerResponse) => void) {
  const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const { url, stop } = await startLocalServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, url: path, headers, body: await text(request) };
    if (one.url.includes('/__world')) return response.writeHead(404).end();
    received.push(one);
    return answer(response);
  });
  onTestFinished(stop);
  return { url, received };
}

const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
const succeeds = (response: ServerResponse) => json(response, { status: 'SUCCESS' });
const accepts = (response: ServerResponse) => json(response, { status: 'SUCCESS', data: { pulse: 1, pulseCost: 5 } });

async function command(...args: string[]) {
  const lines: string[] = [];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
}

/** Limits the command to one interaction, which `accepts` fulfills. */
const pulse = ['--endpoint', 'topup.pulse'];

describe('the verify command', () => {
  it('ends with 0 for a correct provider', async () => {
    const { url } = await serve(accepts);
    expect(await command('--provider', url, ...pulse)).toEqual({
      code: 0,
      text: expect.stringMatching(
        new RegExp(
          String.raw`^Lineside contracts \d+\.\d+\.\d+\nauth: 1 of 1 interactions hold\n` +
            String.raw`laws: none checked, because no --states-url was given\nassumed and not confirmed yet: 0`,
        ),
      ),
    });
  });

  it('shows endpoint, state, field, answer and missing parts of a wrong reply', async () => {
    const { url } = await serve((response) => json(response, { status: 'SUCCESS', data: { pulse: 'one', price: 5 } }));
    const { code, text } = await command('--provider', url, ...pulse);
    expect(code).toBe(1);
    expect(text).toContain('auth: topup.pulse replies');
    expect(text).toContain('state  a customer like active-family');
    expect(text).toContain("field  data.pulse: Expected 'one'");
    expect(text).toContain('field  data.pulseCost: is missing: add it; there is price, pulse');
    expect(text).toContain('answer {"status":"SUCCESS","data":{"pulse":"one","price":5}}');
    expect(text).toContain('no --states-url was given');
  });

  it.each([
    [
      'half an answer',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      /field  reply: the provider did not answer within 0.3 s/,
    ],
    [
      'a broken connection',
      (response: ServerResponse) => response.socket?.destroy(),
      /field  reply: the provider closed the connection/,
    ],
  ] as const)('ends with 1 and a report for %s', async (_, answer, expected) => {
    const { url } = await serve(answer);
    const { code, text } = await command('--provider', url, ...pulse, '--timeout', '0.3');
    expect(code).toBe(1);
    expect(text).toMatch(expected);
    expect(text).toContain('auth: 0 of 1 interactions hold');
  });

  it('verifies the endpoints of a tier alone, and of both where an endpoint is named as well (TIER-1)', async () => {
    const { url } = await serve(accepts);
    const { code, text } = await command('--provider', url, '--tier', 'see', '--state', 'active-family');
    const named = new Set([...text.matchAll(/: ([a-z]\w*\.\w+) replies/gi)].map(([, id]) => id));
    expect(code).toBe(1);
    // No interaction with bills is in that state.
    expect([...named].sort()).toEqual(
      endpointsOf('see')
        .filter((id) => id !== 'billing.customer')
        .sort(),
    );
    expect(await command('--provider', url, '--tier', 'pay', ...pulse)).toMatchObject({
      code: 0,
      text: expect.stringContaining('auth: 1 of 1 interactions hold'),
    });
  });

  it('gives up on a provider that never answers', async () => {
    const { url, received } = await serve(() => undefined);
    const { code, text } = await command('--provider', url, '--service', 'custsvc', '--timeout', '0.1');
    expect(code).toBe(1);
    expect(text).toContain('not sent, since the provider had stopped answering');
    expect(new Set(received.map((one) => one.url)).size).toBe(5);
  });

  it('ends with 2 when nothing listens', async () => {
    const { url, stop } = await startLocalServer(() => {});
    await stop();
    expect(await command('--provider', url, ...pulse)).toMatchObject({
      code: 2,
      text: expect.stringContaining('cannot be reached (ECONNREFUSED)'),
    });
  });

  it.each([
    ['an unknown option', ['--color', 'red'], /color/],
    ['an invalid URL', ['--provider', 'carrier'], /provider/],
    ['an unknown service', ['--service', 'shop'], /service/],
    ['an unknown endpoint', ['--endpoint', 'topup.buy'], /there is no endpoint topup.buy; the nearest is topup.pulse/],
    ['an unknown report format', ['--report', 'report.pdf'], /must end in .xml or .json/],
    ['an invalid timeout', ['--timeout', 'soon'], /expected number, received NaN\s+→ at timeout/],
    ['an unknown tier', ['--tier', 'sea'], /tier/],
    ['another tier', ['--tier', 'see', ...pulse], /nothing of --endpoint is in the --tier/],
    ['a part of what a broker has', ['--tier', 'see', '--broker', 'http://localhost:1'], /--broker goes without/],
    ['a branch without a broker', ['--branch', 'main'], /--branch needs --broker/],
  ])('ends with 2 and the usage for %s', async (_, args, expected) => {
    const { code, text } = await command(...args);
    expect(code).toBe(2);
    expect(text).toMatch(expected);
    expect(text).toContain('npm run contracts:verify --');
  });

  it.each([
    ['the state', ['--state', 'fraud'], /no interaction fits/],
    ['the report', ['--report', '/no/such/folder/report.xml'], /the report .*report.xml cannot be written \(ENOENT\)/],
    ['the states URL', ['--states-url', 'http://127.0.0.1:1/'], /the states URL .* cannot be reached \(ECONNREFUSED\)/],
  ])('ends with 2 and the cause when it is %s', async (_, args, expected) => {
    const { url, received } = await serve(accepts);
    expect(await command('--provider', url, ...pulse, ...args)).toMatchObject({
      code: 2,
      text: expect.stringMatching(expected),
    });
    expect(received).toEqual([]);
  });

  it('shows each request and its time when it is verbose', async () => {
    const { url } = await serve(accepts);
    const { text } = await command('--provider', url, ...pulse, '--verbose');
    expect(text).toMatch(/✓ auth: topup.pulse replies\n.*\n {4}sent {3}GET http:.*\/auth\/v0\/topup\/pulse\n/);
    expect(text).toMatch(/took {3}\d+ ms, HTTP 200/);
  });

  it('prints what is assumed of the calls at hand, and what it did not verify of them, with the reason', async () => {
    const { url } = await serve(succeeds);
    const { text } = await command('--provider', url, '--endpoint', 'router.changePassword');
    expect(text).toContain('assumed and not confirmed yet: 3, see build/assumptions.md');
    expect(text).toContain('    router.changePassword/meaning: No other call returns the password');
    expect(text).toContain('not verified: 1, see the end of build/assumptions.md');
    expect(text).toMatch(/ {4}router\.changePassword: may ignore password: no call reads what it has done/);
  });

  it('prints its usage, with the key that signs', async () => {
    expect(await command('--help')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/--states-url(.|\n)*fixture-signature-secret/),
    });
  });
});

describe('the choice of interactions', () => {
  it('takes many endpoints, nouns and patterns', async () => {
    const { url, received } = await serve(succeeds);
    await command('--provider', url, '--endpoint', 'topup.pulse', '--endpoint', 'config.key*', '--endpoint', 'tax.usa');
    expect(new Set(received.map((one) => one.url))).toEqual(
      new Set(['/auth/v0/topup/pulse', '/auth/v0/config/keys', '/confsvc/v0/config/keys', '/auth/v0/taxes/usa']),
    );
  });

  it.each([
    [['card.updateExpiry'], false],
    [['card.updateExpiry', 'card.list'], true],
  ])('has no endpoint but the chosen ones: %j', async (chosen, reads) => {
    const { url, received } = await serve(succeeds);
    await command('--provider', url, ...chosen.flatMap((id) => ['--endpoint', id]));
    expect(received.some((one) => one.url.startsWith('/custsvc/v0/customer/cc/active-single-1'))).toBe(reads);
  });

  it('selects by a state without the states whose names are longer', async () => {
    const { url, received } = await serve((response) => json(response, {}));
    await command('--provider', url, '--state', 'suspended');
    expect(new Set(received.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer contract-suspended']),
    );
  });

  it('sends the calls of another system to exactly the given URL, without tokens', async () => {
    const { url, received } = await serve(succeeds);
    const pageView = ['--service', 'marketing', '--endpoint', 'marketing.pageView'];
    await command('--provider', `${url}/hooks/`, ...pageView, '--bearer', 'theirs');
    expect(new Set(received.map((one) => one.url))).toEqual(new Set(['/hooks/page-view']));
    expect(Object.keys(received[0]?.headers ?? {}).filter((name) => /^(authorization$|x-)/.test(name))).toEqual([]);
  });
});

describe('each request', () => {
  it('has the present date and a signature with the given key', async () => {
    const { url, received } = await serve(succeeds);
    await command('--provider', url, '--endpoint', 'topup.autoUpdate', '--secret', 'their key');
    const { method, url: path, headers, body } = received.find((one) => one.body !== '') ?? expect.fail('no body');
    const lines = [method, path, headers.authorization, headers.date, body].join('\n');
    expect(body).toMatch(/^customerId=[\w-]+&enabled=true$/);
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(headers['x-signature']).toBe(createHmac('sha256', 'their key').update(lines).digest('base64url'));
    expect(Math.abs(Date.now() - Date.parse(headers.date ?? ''))).toBeLessThan(60_000);
  });

  it('has the given tokens instead of the examples’, and keeps its deliberate faults', async () => {
    const { url, received } = await serve(succeeds);
    await command('--provider', url, '--endpoint', 'tax.byCustomer', '--bearer', 'theirs', '--id-token', 'a.b.c');
    const headers = received.map((one) => one.headers);
    expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer theirs', 'Bearer contract-spent', undefined]),
    );
    expect(headers.map((one) => one['x-id-token'])).toContain('a.b.c');
    const without = headers.find(({ authorization }) => authorization === undefined);
    expect(without).not.toHaveProperty('x-id-token');
    expect(headers.map(({ date }) => date)).toContain('Wed, 01 Jan 2020 00:00:00 GMT');
    expect(headers.map((one) => one['x-signature'])).toContain('wrong-on-purpose-this-signs-another-request');
  });
});

describe('provider states', () => {
  it('are sent to the states URL before and after the call', async () => {
    const { url } = await serve(accepts);
    const states = await serve((response) => response.writeHead(204).end());
    expect((await command('--provider', url, ...pulse, '--states-url', states.url)).code).toBe(0);
    const sent = states.received.map(
      ({ body }) => JSON.parse(body) as { action: string; state: string; params: Record<string, unknown> },
    );
    expect(sent.map(({ action }) => action)).toEqual(['setup', 'teardown']);
    expect(sent[0]).toMatchObject({
      state: 'a customer like active-family',
      params: {
        seed: 'active-family',
        email: 'active-family@example.test',
        customerId: 'active-family-1',
        groupId: 'active-family-group',
      },
    });
  });

  it('are reported when they cannot be set up, and the call is not made', async () => {
    const { url, received } = await serve(accepts);
    const states = await serve((response) => response.writeHead(500).end('no such state'));
    const { code, text } = await command('--provider', url, ...pulse, '--states-url', states.url);
    expect(code).toBe(1);
    expect(text).toMatch(/the provider state could not be set up: .* answered HTTP 500: no such state/);
    expect(received).toEqual([]);
  });
});

describe('several accounts at once', () => {
  it('have the report of one after the other, with states that only one account can have (HTTP-40)', async () => {
    const { url } = await serve(succeeds);
    let [owner, refusedCount] = ['', 0];
    // The other group of foreign ids comes beside each account.
    const foreign = 'six-lines';
    const states = await startLocalServer(async (request, response) => {
      const { action, params } = JSON.parse(await text(request)) as { action: string; params: { seed: string } };
      const isRefused = action === 'setup' && ![owner || params.seed, foreign].includes(params.seed);
      if (isRefused) refusedCount += 1;
      else if (action === 'setup') owner ||= params.seed;
      else if (owner === params.seed) owner = '';
      response.writeHead(isRefused ? 500 : 204).end();
    });
    onTestFinished(states.stop);
    const chosen = ['--endpoint', 'topup.pulse', '--endpoint', 'usage.dataCutoff', '--without', 'laws'];
    const run = (atOnce: string) =>
      command('--provider', url, '--states-url', states.url, ...chosen, '--at-once', atOnce);
    const alone = await run('1');
    expect([alone.code, refusedCount]).toEqual([1, 0]);
    expect(await run('6')).toEqual(alone);
    expect(refusedCount).toBeGreaterThan(0);
  });
});

describe('the laws', () => {
  it('are noted in the report: what is left out, what is assumed, and the reads of “nothing else” (HTTP-35)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lineside-laws-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const chosen = ['--endpoint', 'card.list', '--endpoint', 'card.updateExpiry'];
    const without = ['--without', 'one card is the default', '--without', 'days add up to the whole'];
    const { code, text } = await command(...chosen, ...without, '--report', join(folder, 'report.json'));
    const { notes } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as { notes: readonly string[] };
    expect(code).toBe(0);
    expect(notes).toEqual([
      'left out, after calls that are not chosen: card.list (2, after card.setDefault, card.remove)',
      expect.stringMatching(/^laws: (\d+) of \1 checks hold/),
      'nothing else changes means: nothing else that these reads show: card.list',
      `relations that are assumed, and not confirmed yet: ${assumedRelations.length - 1}, see the laws in assumptions.md`,
      'left out: one card is the default, days add up to the whole',
    ]);
    expect(text).toContain(notes.join('\n'));
  });

  it('are named also when all are left out (HTTP-35)', async () => {
    const { url } = await serve(accepts);
    expect((await command('--provider', url, ...pulse, '--without', 'laws')).text).toContain('\nleft out: laws\n');
  });
});

describe('the report file', () => {
  const reported = async (name: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'lineside-report-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { url } = await serve((response) =>
      json(response, { status: 'SUCCESS', data: { pulse: '<&"', pulseCost: 5 } }),
    );
    await command('--provider', url, ...pulse, '--without', 'laws', '--report', join(folder, name));
    return readFile(join(folder, name), 'utf8');
  };

  it('is JUnit for .xml', async () => {
    const text = await reported('report.xml');
    expect(text).toMatch(/<testsuite name="auth" tests="1" failures="1" time="\d+\.\d{3}">/);
    expect(text).toMatch(
      /<testcase classname="auth\.topup\.pulse" time="[\d.]+" name="replies, given a customer like active-family">/,
    );
    expect(text).toMatch(/request: GET http:.*\/auth\/v0\/topup\/pulse/);
    expect(text).toContain('<failure message="data.pulse: ');
    expect(text).toContain('&lt;&amp;');
    expect(text).toContain('<property name="note" value="left out: laws"/>');
    expect(text).not.toContain('<&');
  });

  it('has warnings in JUnit too', () => {
    const text = asJUnit([
      {
        ...{ service: 'auth', endpoint: 'topup.create', state: 'a customer', faults: [], exchange: undefined },
        description: 'topup.create is sent twice with one key',
        warnings: [{ field: 'one effect for one key', message: 'owed was 10 & is 20' }],
      },
    ]);
    expect(text).toContain('failures="0"');
    expect(text).toContain('<system-out>one effect for one key: owed was 10 &amp; is 20</system-out>');
  });

  it('is JSON for .json', async () => {
    const state = 'a customer like active-family';
    expect(JSON.parse(await reported('report.json'))).toMatchObject({
      holds: false,
      findings: [{ service: 'auth', endpoint: 'topup.pulse', state, faults: [{ field: 'data.pulse' }] }],
    });
  });
});
