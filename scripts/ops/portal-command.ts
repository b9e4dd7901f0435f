import type { ParseArgsOptionsConfig } from 'node:util';
import { isReason, reasonLength } from '#rpc/domain/operator-reason.ts';
import { messageOf, type OpsCommand, parsed } from './command.ts';

/** The arguments after a command's name: options and flags by name, and positionals. */
export interface Told {
  values: Readonly<Record<string, string | undefined>>;
  flags: Readonly<Record<string, boolean>>;
  positionals: readonly string[];
}

/** A command whose name is that of its route, too. */
interface PortalCommand extends Omit<OpsCommand, 'run'> {
  /** Arguments of the command in the usage text. */
  wants: string;
  /** Description of the command and of its options. */
  says: string;
  options?: readonly string[];
  /** The command needs or accepts `--because`; absent for a command without a reason. */
  reason?: 'needed' | 'possible';
  /** Options without a value, beside `--json` and `--help` of every command. */
  flags?: readonly string[];
  /**
   * Returns the request's body. A text is the reason why there is none; undefined means that an argument is missing.
   */
  body: (told: Told) => object | string | undefined;
  /** Formats the portal's answer for a person. @param ok true for a success @param told the arguments */
  tell: (answer: never, ok: boolean, told: Told) => string | undefined;
  /** Returns the exit code of a successful request; 0 by default. */
  code?: (answer: never) => number;
}

/** Messages by HTTP status, for answers without details. */
const refusals: Readonly<Record<number, string>> = {
  403: 'OPERATOR_SECRET is not the secret of this portal.',
  404: 'This portal has no operator commands: it needs OPERATOR_SECRET and OPERATOR_KEY.',
  429: 'Too many commands: wait a minute.',
};

/** Exit code of a refusal: the portal refuses wrong usage with 400. */
const failureCodeOf = (status: number) => (status === 400 ? 2 : 1);
const wrongArguments = 'Wrong or missing arguments.';
const wrongReason = `The reason after --because has to have ${reasonLength.least} to ${reasonLength.most} characters.`;

/** Makes a command that posts to an operator route of the portal. It never prints the secret. */
export function portalCommand(command: PortalCommand): OpsCommand {
  const { name, does, tell, code } = command;
  const run: OpsCommand['run'] = async (args, { env, print, printError = print, ask = fetch }) => {
    if (args.includes('--help')) {
      print(usageOf(command));
      return 0;
    }
    const request = requestOf(command, args, env);
    if ('problem' in request) {
      printError(request.problem);
      return 2;
    }
    const response = await send(name, request, ask);
    if (typeof response === 'string') {
      printError(response);
      return 1;
    }
    const { ok, status } = response;
    const answer = (await response.json().catch(() => ({}))) as never;
    const exitCode = ok ? (code?.(answer) ?? 0) : failureCodeOf(status);
    const text = ok || status === 409 ? tell(answer, ok, request.given) : undefined;
    if (request.given.flags.json && text !== undefined) print(JSON.stringify(answer));
    else (exitCode === 0 ? print : printError)(text ?? refusalText(status, answer));
    return exitCode;
  };
  return { name, does, run };
}

const usageOf = ({ name, wants, says }: PortalCommand) =>
  `OPERATOR_SECRET=… npm run ops -- ${name} ${wants} --portal https://portal.example.com\n\n${says}\n` +
  'OPERATOR_SECRET is yours alone: the audit log has its name. PORTAL_ORIGIN replaces --portal.\n' +
  '--json prints the portal’s answer as JSON. ' +
  'Exits with 0 for a success, 1 for a failure, 2 for wrong usage. Errors go to stderr.';

/** Returns the request of a command, or the problem with its arguments. */
function requestOf(command: PortalCommand, args: readonly string[], env: NodeJS.ProcessEnv) {
  const { reason, body } = command;
  const given = parseCommand(command, args);
  const refuse = (problem: string) => ({ problem: `${problem}\n\n${usageOf(command)}` });
  if (!given) return refuse(wrongArguments);
  const { because, portal = env.PORTAL_ORIGIN ?? '' } = given.values;
  const { OPERATOR_SECRET: secret = '' } = env;
  if (because !== undefined && !isReason(because)) return { problem: wrongReason };
  const content = body(given);
  const isReasonMissing = content !== undefined && reason === 'needed' && because === undefined;
  const absences = { '--portal URL': !portal, OPERATOR_SECRET: !secret, '--because "…"': isReasonMissing };
  const missing = Object.entries(absences).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
  if (missing.length > 0) return refuse(`Missing: ${missing.join(', ')}.`);
  if (typeof content !== 'object') return refuse(content ?? wrongArguments);
  const problem = problemOf(portal);
  return problem === undefined ? { given, content, portal, secret } : { problem };
}

/** A command that is ready to be sent. */
type Request = Exclude<ReturnType<typeof requestOf>, { problem: string }>;

/**
 * Sends a command to the portal.
 * @returns the response, or in one sentence the reason why there is none
 */
async function send(name: string, { content, portal, secret }: Request, ask: typeof fetch): Promise<Response | string> {
  try {
    return await ask(new URL(`/operator/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
  } catch (thrown) {
    return `${portal} was not reached: ${messageOf(thrown)}.`;
  }
}

/** The secret leaves this machine by https alone (SAFETY-30). @returns what is wrong with an address */
function problemOf(portal: string): string | undefined {
  if (!URL.canParse(portal)) return `--portal ${portal} is no address: write https:// before the host.`;
  const { protocol, hostname } = new URL(portal);
  const isPrivate = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isPrivate ? undefined : `${portal} is not https: the secret would go over the network in the clear.`;
}

function refusalText(status: number, { error, wrong = [] }: { error?: string; wrong?: string[] } = {}): string {
  if (status === 400)
    return `The portal does not accept "${wrong.join('", "') || 'this'}": it is too short or long, or of another version.`;
  if (status === 404 && error === 'nothing known') return 'Nothing is known by that name.';
  return refusals[status] ?? `The portal answered ${status}. Its log has the reason.`;
}

/** Returns undefined for an option that the command does not have. */
function parseCommand({ options = [], flags = [], reason }: PortalCommand, args: readonly string[]): Told | undefined {
  const flagNames = ['json', ...flags];
  const config: ParseArgsOptionsConfig = {};
  for (const name of ['portal', ...(reason ? ['because'] : []), ...options]) config[name] = { type: 'string' };
  for (const name of flagNames) config[name] = { type: 'boolean' };
  const { values, positionals } = parsed({ args: [...args], options: config, allowPositionals: true }) ?? {};
  const flagValues = Object.fromEntries(flagNames.map((flag) => [flag, values?.[flag] === true]));
  return positionals && { values: values as Told['values'], flags: flagValues, positionals };
}

/**
 * Returns a time as text in UTC.
 * @param at milliseconds since 1970
 */
export function moment(at: number | undefined): string {
  return at === undefined ? 'never' : new Date(at).toISOString();
}
