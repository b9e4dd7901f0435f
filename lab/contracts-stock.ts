import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { isOtherSystem, services } from '#contracts/endpoint.ts';
import { contractNow } from '#contracts/pact/example-state.ts';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { holdClock, setState } from '#contracts/pact/provider-state.ts';
import { createRelay } from '#contracts/pact/relay.ts';
import { signatureKey } from '#contracts/pact/signature-key.ts';
import { noValues } from '#contracts/pact/state-values.ts';
import { startFixtures } from '#fixtures/server.ts';
import { root } from '../scripts/root.ts';

// Verifies the fixture carrier by Pact's own command, with a state handler as contracts/README.md describes it: it sets
// states up, makes the calls of states, and each request is dated and signed again on its way.

const verifier = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-verifier.js');
const limitMs = 10_000;
const carrier = await startFixtures({ port: 0, identityPort: 0, portalOrigins: [], log: () => undefined });
const release = await holdClock(carrier.url, contractNow, limitMs);
const caller = { providerUrl: carrier.url, limitMs, secret: signatureKey };
let trouble: string | undefined;
const relay = createRelay({
  ...caller,
  stateTrouble: () => trouble,
  stateValues: () => noValues,
  onExchange: () => undefined,
  unanswered: new Set(),
});
const statePath = '/_states';
const { url, stop } = await startLocalServer(async (request, response) => {
  const { method = '', url: path = '', headers } = request;
  const body = await text(request);
  if (path !== statePath) return relay({ method, url: path, headers, body }, response);
  const { action, state, params } = JSON.parse(body) as { action: 'setup'; state: string; params: unknown };
  const place = { kind: 'world', url: carrier.url } as const;
  trouble = await setState(place, action, state, params, caller).then(() => undefined, String);
  return response.writeHead(trouble === undefined ? 200 : 500).end(trouble);
});

for (const service of services.filter((one) => !isOtherSystem(one))) {
  const pact = `${root}contracts/pact/pacts/lineside-${service}.json`;
  const options = ['--hostname', '127.0.0.1', '--port', new URL(url).port, '--provider-name', service, '--file', pact];
  const states = ['--state-change-url', `${url}${statePath}`, '--state-change-teardown', '--loglevel', 'error'];
  const child = spawn(process.execPath, [verifier, ...options, ...states], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as { interactions: readonly unknown[] };
  console.log(`${service.padEnd(16)} ${interactions.length} interactions ${code === 0 ? 'hold' : 'do not all hold'}`);
  if (code !== 0) {
    console.log(output.slice(-4_000));
    process.exitCode = 1;
  }
}
await stop();
await release();
await carrier.stop();
