import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFixtures } from '#fixtures/server.ts';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { builtTree } from './build-tree.ts';
import { developmentPorts, exitIfTaken } from '../scripts/free-port.ts';
import { KillablePortal } from './kills/killable-portal.ts';
import { type Moment, moments } from './kills/moments.ts';
import { readyCase } from './kills/ready-case.ts';
import { storedOperations, wrongWith } from './kills/verdict.ts';

// `npm run lab -- kills`: kills the portal again and again while operations of every kind are sent, and starts it again
// as the build of today or as the one before (ADR-032). Not part of `npm test`: it builds two Workers.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    last: { type: 'string', default: 'HEAD~1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
});
const minute = 60_000;
const openStates = ['sending', 'pending', 'unknown'];

let draws = 0;
/** Returns a number from 0 up to 1, the same for the same seed and round. */
const draw = () => hash('sha256', `${values.seed} ${(draws += 1)}`, 'buffer').readUInt32BE() / 2 ** 32;
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;

const ports = developmentPorts();
await exitIfTaken(Object.values(ports), 'npm run lab -- kills');
console.log(`Building this tree and ${values.last} …`);
const trees = [builtTree(), builtTree(values.last)];
const [now = ''] = trees;
const folder = mkdtempSync(join(tmpdir(), 'lineside-kills-'));
const origin = `http://localhost:${ports.portal.port}`;
const fixtures = await startFixtures({
  port: ports.fixtures.port,
  identityPort: ports.identity.port,
  portalOrigins: [origin],
  accessTokenSeconds: 86_400,
});
const world = worldClient(fixtures.url);
const portal = new KillablePortal({
  port: ports.portal.port,
  fixturesUrl: fixtures.url,
  identityUrl: fixtures.identityUrl,
  persist: folder,
});
const cases: Awaited<ReturnType<typeof sendAndKill>>[] = [];

try {
  await portal.start(now);
  for (let kill = 1; kill <= Number(values.kills); kill += 1) {
    const one = await sendAndKill(kill);
    cases.push(one);
    const isLast = draw() < 0.5;
    await portal.start(isLast ? (trees[1] as string) : now);
    // Submits again at once, as an impatient customer does.
    if (draw() < 0.5) await one.send();
    console.log(`${kill}. ${one.kind}, killed ${one.moment.name}, then ${isLast ? 'the last build' : 'this one'}`);
  }
  await settle();
  await portal.kill();
  process.exitCode = await report();
} finally {
  await portal.kill();
  await fixtures.stop();
  for (const one of [...trees, folder]) rmSync(one, { recursive: true, force: true });
}

/** Submits a form of the next kind, and kills the portal at the chosen moment. @returns the case, to be sent again */
async function sendAndKill(kill: number) {
  const kinds = values.only ? (values.only as OperationKind[]) : operationKinds;
  const kind = kinds[kill % kinds.length] as OperationKind;
  const moment = moments[Math.floor(kill / kinds.length + kill) % moments.length] as Moment;
  const { account, visitor, send: post } = await readyCase(world, origin, kind);
  const endpoint = oneOf(scenarioOf(kind).writes);
  if (moment.fault) await world.injectFault(account, { endpoint, ...moment.fault });
  /** Submits the form, whether or not an answer arrives. */
  const send = () => post().catch(() => undefined);
  const sent = send();
  await moment.come({ world, account, endpoint, sent, part: draw() });
  await portal.kill();
  await sent;
  return { kind, moment, account, visitor, endpoint, send };
}

/** Lets time go by, and everybody come back, until nothing is open. */
async function settle(): Promise<void> {
  for (let round = 1; round <= 8; round += 1) {
    await portal.kill();
    await world.advanceClock(undefined, 30 * minute);
    await portal.start(now, round * 30 * minute);
    for (const { visitor } of cases) await visitor.follow('/home');
    for (const { visitor } of cases) await visitor.follow('/activity');
    await after(3_000);
    const open = storedOperations(folder).filter(({ state }) => openStates.includes(state));
    console.log(`Half an hour later ${open.length} are open.`);
    if (open.length === 0) return;
  }
}

/**
 * Prints the faults that were found.
 * @returns the exit code
 */
async function report(): Promise<number> {
  const stored = storedOperations(folder);
  let wrong = 0;
  const ends = new Map<string, number>();
  for (const { kind, moment, account, endpoint } of cases) {
    const ids = new Set([account.groupId, account.customerId, ...account.lines.map(({ customerId }) => customerId)]);
    const own = stored.filter((one) => one.kind === kind && ids.has(one.subjectId));
    const lostBefore = moment.fault?.afterEffect === false;
    const writes = await Promise.all(
      scenarioOf(kind).writes.map(async (one) => {
        const arrived = await world.count(account, one);
        return { endpoint: one, arrived, effects: arrived - Number(lostBefore && one === endpoint && arrived > 0) };
      }),
    );
    const what =
      own.length > 1 ? `stands ${own.length} times` : wrongWith(own[0], writes, scenarioOf(kind).isUnseen === true);
    const end = own[0] ? (own[0].refusal ?? own[0].state) : 'nothing';
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (what === undefined) continue;
    wrong += 1;
    console.log(`WRONG: ${kind}, killed ${moment.name}: ${what} (${JSON.stringify(writes)}, ${account.email})`);
  }
  console.log([...ends].map(([end, count]) => `${count} ${end}`).join(', '));
  console.log(`${cases.length} kills: ${cases.length - wrong} right, ${wrong} wrong`);
  // A run in which little was sent would prove nothing.
  const isProof = (ends.get('done') ?? 0) >= cases.length / 3;
  if (!isProof) console.log('Less than a third came to be done: the forms did not reach the carrier.');
  return wrong === 0 && isProof ? 0 : 1;
}
