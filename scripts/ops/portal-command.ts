import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { OpsCommand } from './command.ts';

/** The arguments after a command's name: options by name, and positionals. */
export interface Told {
  values: Readonly<Record<string, string | undefined>>;
  positionals: readonly string[];
}

interface PortalCommand {
  /** Its name, and that of its route. */
  name: string;
  /** Arguments, as the usage shows them. */
  wants: string;
  /** Description of the command and of its options. */
  says: string;
  options?: readonly string[];
  /** Returns the request's body without the operator's name; undefined when an argument is missing. */
  body: (told: Told) => object | undefined;
  /** Formats the portal's answer for a person. @param ok true for a success @param values the options */
  tell: (answer: never, ok: boolean, values: Told['values']) => string | undefined;
  /** Exit code of a success; 0 by default. */
  code?: (answer: never) => number;
}

/** Messages for statuses whose answer has no more detail. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The portal did not understand the command: is a value too short, or is it of another version?',
  403: 'OPERATOR_SECRET is not the portal’s.',
  404: 'Nothing is known of that; or this portal has no OPERATOR_SECRET and OPERATOR_KEY.',
  429: 'Too many commands: wait a minute.',
};

/** Makes a command that posts to an operator route of the portal. It never prints the secret. */
export function portalCommand(command: PortalCommand): OpsCommand {
  const { name, wants, says, options = [], body, tell, code } = command;
  const usage =
    `OPERATOR_SECRET=… npm run ops -- ${name} ${wants} --as NAME --portal https://portal.example.com\n\n${says}\n` +
    'NAME is who gives the command, for the audit log. OPERATOR and PORTAL_ORIGIN stand for --as and --portal.';
  return async (args, { env, print, ask = fetch }) => {
    const told = parsed(args, ['as', 'portal', ...options]);
    const wanted = told && body(told);
    const from = told && sender(told, env);
    if (!wanted || !from) {
      print(usage);
      return 2;
    }
    const { as, portal, secret } = from;
    const response = await ask(new URL(`/operator/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ by: as, ...wanted }),
    });
    const answer = (await response.json().catch(() => ({}))) as never;
    const own = response.ok || response.status === 409 ? tell(answer, response.ok, told.values) : undefined;
    print(own ?? refusals[response.status] ?? `The portal answered ${response.status}.`);
    return response.ok ? (code?.(answer) ?? 0) : 1;
  };
}

/** Returns the operator's name, the portal and the secret; undefined when one is missing. */
function sender({ values }: Told, env: NodeJS.ProcessEnv) {
  const { as = env.OPERATOR, portal = env.PORTAL_ORIGIN } = values;
  const secret = env.OPERATOR_SECRET;
  return as && portal && secret ? { as, portal, secret } : undefined;
}

/** Undefined for an option that the command does not have. */
function parsed(args: readonly string[], names: readonly string[]): Told | undefined {
  const options: ParseArgsOptionsConfig = Object.fromEntries(names.map((one) => [one, { type: 'string' }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Told['values'], positionals };
  } catch {
    return undefined;
  }
}

/** A moment in UTC; milliseconds since 1970. */
export function moment(at: number | undefined): string {
  return at === undefined ? 'never' : new Date(at).toISOString();
}
