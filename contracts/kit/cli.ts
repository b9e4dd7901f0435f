#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { contractVersion } from '../pact/version.ts';

const usage = `Lineside contracts ${contractVersion}

lineside-contracts verify [options]   verifies a service; --help lists the options
lineside-contracts proxy [options]    passes traffic to a carrier and counts what is not as declared
lineside-contracts changes CALL       prints what has changed for a call, such as topup.create
lineside-contracts serve [--port N]   serves the fixture carrier (4600), to read its answers or to build against`;

/** The command of the kit. @returns its exit code, or undefined while it serves */
async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  if (command === 'verify') {
    const { main } = await import('../pact/verify.ts');
    return main(args, console.log, undefined, {
      called: 'npx lineside-contracts verify',
      assumptions: join(relative(process.cwd(), import.meta.dirname), 'assumptions.md'),
    });
  }
  if (command === 'proxy') {
    const { runProxy } = await import('./proxy/command.ts');
    return runProxy(args, 'npx lineside-contracts proxy');
  }
  if (command === 'changes') {
    const [{ changesOf }, { endpointsMeant }] = await Promise.all([
      import('./changes.ts'),
      import('../pact/endpoint-choice.ts'),
    ]);
    const changelog = readFileSync(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8');
    for (const id of endpointsMeant(args)) console.log(`${id}\n\n${changesOf(changelog, id)}\n`);
    return 0;
  }
  if (command !== 'serve') {
    console.log(usage);
    return command === undefined || command === '--help' ? 0 : 2;
  }
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string', default: '4600' } } });
  const { startFixtures } = await import('#fixtures/server.ts');
  const { url } = await startFixtures({
    port: Number(values.port),
    identityPort: 0,
    portalOrigins: ['http://localhost:8787'],
    log: console.error,
  });
  console.log(`The fixture carrier listens at ${url}`);
  return undefined;
}

/** Pact's core needs Node 22, and npm only warns of an older version. */
const leastNode = 22;
if (Number(process.versions.node.split('.')[0]) < leastNode) {
  console.error(`lineside-contracts needs Node ${leastNode} or newer; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else process.exitCode = await run(process.argv.slice(2));
