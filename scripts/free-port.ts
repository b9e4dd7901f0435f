import { once } from 'node:events';
import { createServer } from 'node:net';
import { ports } from '#e2e/support/ports.ts';

/** A port for a command to listen on, and the environment variable that changes it. */
export interface WantedPort {
  port: number;
  variable: string;
}

/** Ports of `npm start` and `npm run dev`; the environment moves them. */
export function developmentPorts() {
  const portOf = (variable: string, otherwise: number): WantedPort => ({
    port: Number(process.env[variable] ?? otherwise),
    variable,
  });
  return {
    portal: portOf('PORT', 8787),
    fixtures: portOf('FIXTURES_PORT', 4010),
    identity: portOf('IDENTITY_PORT', 4011),
  };
}

/** Ports of `npm test` and `npm run lab -- engines`; the environment moves them. */
export const testPorts = (): WantedPort[] =>
  Object.entries(ports).map(([name, port]) => ({ port, variable: `E2E_${name.toUpperCase()}_PORT` }));

/**
 * Ends this process with exit code 1 when a port is in use, and prints one sentence with the way out.
 * @param command as people type it
 */
export async function exitIfTaken(wanted: readonly WantedPort[], command: string): Promise<void> {
  for (const { port, variable } of wanted) {
    if (!(await isTaken(port))) continue;
    const wantedPorts = new Set(wanted.map((one) => one.port));
    let next = port + 1;
    while (wantedPorts.has(next)) next += 1;
    const another = `${variable}=${next} ${command}`;
    console.error(`Port ${port} is taken by another program: stop it, or choose another port with \`${another}\`.`);
    process.exit(1);
  }
}

/** Tries both loopback addresses: a program that listens on all interfaces takes them too. */
async function isTaken(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      server.listen(port, host);
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'EADDRINUSE') return true;
    }
  }
  return false;
}
