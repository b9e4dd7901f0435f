import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { portalUrl } from './ports.ts';

const run = promisify(execFile);

export interface OpsResult {
  code: number;
  printed: string;
}

/** The environment of an operator's shell. @param origin of the portal that the commands use */
export function operatorAt(origin: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORTAL_ORIGIN: origin,
    OPERATOR_SECRET: 'fixture-operator-secret-of-one-machine',
  };
}

/** Runs an operator command as a person does. @returns its output and exit code; errors included after a failure */
export async function ops(...args: string[]): Promise<OpsResult> {
  return opsAt(portalUrl, ...args);
}

/** Runs an operator's command at the portal of an origin. */
export async function opsAt(origin: string, ...args: string[]): Promise<OpsResult> {
  try {
    const { stdout } = await run(process.execPath, ['scripts/ops.ts', ...args], { env: operatorAt(origin) });
    return { code: 0, printed: stdout.trim() };
  } catch (thrown) {
    const { code, stdout, stderr } = thrown as { code: number; stdout: string; stderr: string };
    return { code, printed: `${stdout}${stderr}`.trim() };
  }
}
