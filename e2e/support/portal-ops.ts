import { dispatch } from '../../scripts/ops/dispatch.ts';
import { portalUrl } from './ports.ts';

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

/** Runs an operator's command at the portal under test. @returns its output, errors included, and exit code */
export async function ops(...args: string[]): Promise<OpsResult> {
  return opsAt(portalUrl, ...args);
}

/** Runs an operator's command at the portal of an origin, in this process: a shell is in the tests of the runbook. */
export async function opsAt(origin: string, ...args: string[]): Promise<OpsResult> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await dispatch(args, { env: operatorAt(origin), print, printError: print });
  return { code, printed: lines.join('\n').trim() };
}
