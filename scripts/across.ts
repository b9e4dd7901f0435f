import { rmSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { builtTree } from './build-tree.ts';
import { developmentPorts, exitIfTaken } from './free-port.ts';
import { readyCase } from './kills/ready-case.ts';
import { ways } from './kills/ways.ts';
import { startPortal } from './portal.ts';

// `npm run across`: operations of every kind through the Worker of one build and the objects of another, as in every
// rollout (ADR-032). Not part of `npm test`: it builds two Workers.

const { values } = parseArgs({
  options: {
    last: { type: 'string', default: 'HEAD~1' },
    only: { type: 'string', multiple: true },
  },
});
const ports = developmentPorts();
await exitIfTaken(Object.values(ports), 'npm run across');
console.log(`Building this tree and ${values.last} …`);
const trees = [builtTree(), builtTree(values.last)] as const;
const origin = `http://localhost:${ports.portal.port}`;
const fixtures = await startFixtures({
  port: ports.fixtures.port,
  identityPort: ports.identity.port,
  portalOrigins: [origin],
});
const world = worldClient(fixtures.url);
let wrong = 0;

try {
  for (const [worker, objects] of [trees, trees.toReversed()] as [string, string][]) {
    const isNew = worker === trees[0];
    console.log(isNew ? 'The Worker of this tree, objects of the last build:' : 'The other way around:');
    await meet({ worker, objects });
  }
} finally {
  await fixtures.stop();
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}
console.log(`${2 * (values.only ?? operationKinds).length} operations: ${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;

/** Sends one operation of each kind through a Worker and objects of two builds. */
async function meet(builds: { worker: string; objects: string }): Promise<void> {
  const { url: fixturesUrl, identityUrl } = fixtures;
  const failures = new Set<string>();
  const isFailure = /page failed|alarm failed|unreadable|is not a function/;
  const portal = await startPortal({
    port: ports.portal.port,
    fixturesUrl,
    identityUrl,
    builds,
    limitless: true,
    onLog: (line) => isFailure.test(line) && failures.add(line),
  });
  for (const kind of (values.only as OperationKind[] | undefined) ?? operationKinds) {
    const said = await walk(kind).catch(String);
    if (said === undefined) continue;
    wrong += 1;
    console.log(`WRONG: ${kind}: ${said}`);
  }
  for (const line of failures) console.log(line);
  await portal.stop();
}

/** @returns what is wrong; undefined if nothing */
async function walk(kind: OperationKind): Promise<string | undefined> {
  const { writes } = ways[kind];
  const { account, visitor, send } = await readyCase(world, origin, kind);
  const sent = await send();
  if (sent.status() !== 303) return `its form is answered with ${sent.status()}`;
  for (let tries = 0; tries < 20; tries += 1) {
    const counts = await Promise.all(writes.map((endpoint) => world.count(account, endpoint)));
    if (counts.every((count) => count === 1)) break;
    if (tries === 19 || counts.some((count) => count > 1)) return `${writes.join()} arrived ${counts.join()} times`;
    await after(250);
  }
  for (const path of ['/home', '/activity', '/settings/my-data.json']) {
    const page = await visitor.follow(path);
    if (page.status() !== 200) return `${path} is ${page.status()} afterward`;
  }
  return undefined;
}
