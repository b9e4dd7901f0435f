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
  /** Returns the request's body; undefined when an argument is missing. */
  body: (told: Told) => object | undefined;
  /** Formats the portal's answer for a person. @param ok true for a success @param values the options */
  tell: (answer: never, ok: boolean, values: Told['values']) => string | undefined;
  /** Exit code of a success; 0 by default. */
  code?: (answer: never) => number;
}

/** Messages for statuses whose answer has no more detail. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The portal did not understand the command. Check for a value that is too short, and for another version.',
  403: 'OPERATOR_SECRET is not the secret of this portal.',
  404: 'Nothing is known by that name. Check it, and that the portal has OPERATOR_SECRET and OPERATOR_KEY.',
  429: 'Too many commands: wait a minute.',
};

/** Makes a command that posts to an operator route of the portal. It never prints the secret. */
export function portalCommand(command: PortalCommand): OpsCommand {
  const { name, wants, says, options = [], body, tell, code } = command;
  const usage =
    `OPERATOR_SECRET=… npm run ops -- ${name} ${wants} --portal https://portal.example.com\n\n${says}\n` +
    'OPERATOR_SECRET is yours alone: the audit log has its name. PORTAL_ORIGIN replaces --portal.\n' +
    'Exits with 0 for a success, 1 for a failure, 2 for wrong usage. Errors go to stderr.';
  return async (args, { env, print, printError = print, ask = fetch }) => {
    const given = parseCommand(args, ['portal', ...options]);
    const request = given && body(given);
    const missing = missingNames(given, env);
    if (!request || missing.length > 0) {
      const problem = missing.length > 0 ? `Missing: ${missing.join(', ')}.` : 'Wrong or missing arguments.';
      printError(`${problem}\n\n${usage}`);
      return 2;
    }
    const { portal, secret } = senderOf(given, env);
    if (!isPrivate(portal)) {
      printError(`${portal} is not https: the secret would go over the network in the clear.`);
      return 2;
    }
    const response = await ask(new URL(`/operator/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = (await response.json().catch(() => ({}))) as never;
    const text = response.ok || response.status === 409 ? tell(answer, response.ok, given.values) : undefined;
    const exitCode = response.ok ? (code?.(answer) ?? 0) : 1;
    (exitCode === 0 ? print : printError)(text ?? refusalText(response.status));
    return exitCode;
  };
}

/** The secret leaves this machine by https alone (SAFETY-30). */
function isPrivate(portal: string): boolean {
  const { protocol, hostname } = new URL(portal);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const refusalText = (status: number) => refusals[status] ?? `The portal answered ${status}. Its log has the reason.`;

/** Returns the portal and the secret; empty strings for missing ones. */
function senderOf({ values }: Told, env: NodeJS.ProcessEnv) {
  const { portal = env.PORTAL_ORIGIN ?? '' } = values;
  return { portal, secret: env.OPERATOR_SECRET ?? '' };
}

function missingNames(given: Told | undefined, env: NodeJS.ProcessEnv): string[] {
  if (!given) return [];
  const { portal, secret } = senderOf(given, env);
  return [...(portal ? [] : ['--portal URL']), ...(secret ? [] : ['OPERATOR_SECRET'])];
}

/** Returns undefined for an option that the command does not have. */
function parseCommand(args: readonly string[], names: readonly string[]): Told | undefined {
  const options: ParseArgsOptionsConfig = Object.fromEntries(names.map((option) => [option, { type: 'string' }]));
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
