import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endpoints } from '#contracts/carrier.ts';
import { type SeedName, seedNames } from '#contracts/seed.ts';
import { startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { builtTree } from './build-tree.ts';
import { Side } from './compare/side.ts';
import { walk } from './compare/walk-pair.ts';
import { developmentPorts, exitIfTaken } from '../scripts/free-port.ts';
import { portalOrigins, startPortal } from '../scripts/portal.ts';

// `npm run lab -- compare --base COMMIT`: what the portal of this tree answers, beside that of a commit. Every page of
// each seed, in both languages, and every form, right, wrong, forged, stale and repeated, with the carrier's calls.

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    seed: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: ['en', 'es'] },
    brand: { type: 'string', multiple: true, default: ['demo', 'TEMP1'] },
    print: { type: 'string', default: '40' },
  },
});
const seeds = (values.seed as SeedName[] | undefined) ?? seedNames.filter((seed) => seed !== 'no-account');
const { portal, fixtures: carrier, identity } = developmentPorts();
const ports = [portal.port, portal.port + 1] as const;
await exitIfTaken([portal, { ...portal, port: ports[1] }, carrier, identity], 'npm run lab -- compare');
console.log(`Building ${values.base} and this tree …`);
const trees = [builtTree(values.base), builtTree()] as const;
const fixtures = await startFixtures({
  port: carrier.port,
  identityPort: identity.port,
  portalOrigins: ports.flatMap(portalOrigins),
});
const world = worldClient(fixtures.url);
const portals = await Promise.all(
  trees.map((tree, at) =>
    startPortal({
      port: ports[at] ?? 0,
      fixturesUrl: fixtures.url,
      identityUrl: fixtures.identityUrl,
      tree,
      limitless: true,
      onLog: () => undefined,
    }),
  ),
);
const writes = new Set(endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id));
const reached = new Set<string>();
const sums = { pages: 0, sent: 0, different: 0 };

try {
  for (const brand of values.brand)
    for (const language of values.language) for (const seed of seeds) await compare(seed, language, brand);
} finally {
  await Promise.all(portals.map((one) => one.stop()));
  await fixtures.stop();
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}
console.log(`${sums.pages} pages, ${sums.sent} forms sent, ${sums.different} different`);
console.log(
  `Carrier's writes that no form led to: ${[...writes].filter((id) => !reached.has(id)).join(', ') || 'none'}`,
);
// Also fails when the walk reached no page, because it then compared nothing.
process.exitCode = sums.different === 0 && sums.pages > 0 && reached.size > 0 ? 0 : 1;

async function compare(seed: SeedName, language: string, brand: string): Promise<void> {
  const host = brand === 'TEMP1' ? '//temp1.' : '//localhost';
  const open = async (port: number) => {
    const account = await world.open(seed);
    const side = new Side(
      portalOrigins(port).find((origin) => origin.includes(host)) ?? '',
      account.email,
      account.email.replace(/(\.\d)?@.*/, ''),
    );
    await side.signIn();
    await side.get(`/preference?lang=${language}`);
    return side;
  };
  const pair = [await open(ports[0]), await open(ports[1])] as const;
  const { pages, sent, different } = await walk(pair, ['/home', '/add-line', '/activation?start', '/status', '/steps']);
  const [before, now] = await Promise.all(
    pair.map(async (side) => {
      const calls = (await world.calls(side)).filter(({ id }) => id !== null && writes.has(id));
      for (const { id } of calls) reached.add(id ?? '');
      return calls.map(({ id, body, query }) => side.plain(JSON.stringify([id, query, body]))).toSorted();
    }),
  );
  const lost = before?.filter((call) => !now?.includes(call)) ?? [];
  const added = now?.filter((call) => !before?.includes(call)) ?? [];
  const calls = [...lost.map((call) => `a call less: ${call}`), ...added.map((call) => `a call more: ${call}`)];
  const all = [...different, ...calls];
  sums.pages += pages;
  sums.sent += sent;
  sums.different += all.length;
  console.log(`${seed}, ${language}, ${brand}: ${pages} pages, ${sent} forms sent, ${all.length} different`);
  for (const one of all.slice(0, Number(values.print))) console.log(`  ${one}`);
}
