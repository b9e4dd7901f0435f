import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort, startCountedPortal } from './counted-portal.ts';

// `node lab/cost/known-work.ts FILE` counts a Worker of which it is known what it does.

const [, , file = ''] = process.argv;
const [port, carrierPort] = [await freePort(), await freePort()];
const carrier = createServer((_, response) => response.end('ok')).listen(carrierPort);
const fixturesUrl = `http://localhost:${carrierPort}`;
const app = fileURLToPath(new URL('known-worker.js', import.meta.url));
const portal = await startCountedPortal({ port, fixturesUrl, identityUrl: 'http://localhost:1', app });
try {
  await (await fetch(`http://localhost:${port}/make`)).text();
  await portal.counts();
  await (await fetch(`http://localhost:${port}/work`)).text();
  const counts = await portal.counts();
  await portal.pass(999);
  await portal.pass(2);
  writeFileSync(file, JSON.stringify({ counts, rung: await portal.counts() }));
} finally {
  await portal.stop();
  carrier.close();
}
