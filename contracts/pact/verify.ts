import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { services } from '../endpoint.ts';
import { endpointsOf as endpointsIn, type TierName, tierNames } from '../tier.ts';
import { contractVersion } from './version.ts';
import { endpointsMeant, lawsMeant, leftOut } from './endpoint-choice.ts';
import { type Finding, holds } from './finding.ts';
import { lawFindings } from '../laws/law-findings.ts';
import { pathNotes } from './extra-paths.ts';
import { Turns, usualAtOnce } from './in-turns.ts';
import { notVerified, notVerifiedLines } from './not-verified.ts';
import { asJson, asJUnit, asText } from './report.ts';
import { signatureKey } from './signature-key.ts';
import { type Engine, type Verification, verify } from './verification.ts';

// Without a language, the message of every zod/mini error is “Invalid input”.
z.config(z.locales.en());

/** Command line of the verification, and the path of the list of assumptions: in a checkout, or in the kit. */
export interface CommandPlace {
  readonly called: string;
  /** Path of the list of assumptions and gaps, with the command that writes it. */
  readonly assumptions: string;
}

const checkout: CommandPlace = {
  called: 'npm run contracts:verify --',
  assumptions: 'build/assumptions.md (npm run contracts:docs)',
};

const usage = ({ called }: CommandPlace) => `Verifies a provider against the portal's contracts.

${called} [options]

  --provider URL       the provider; without it, the fixture carrier is started and verified
  --service NAME       one service: ${services.join(', ')}
  --endpoint WHICH     an endpoint (topup.create), a noun (topup) or a pattern ('topup.*'); may be given many times
  --tier NAME          the endpoints that a carrier begins with: ${tierNames.join(', ')}
  --state NAME         one provider state, such as active-family
  --without NAME       leaves out a law or relation by its name, or all (laws); may be given many times
  --generated          also sends generated and invalid input, for at most 20 s
  --openapi WHERE      lists paths of your OpenAPI document (JSON, a URL or a file) that nobody declared
  --settle SECONDS     waits so long for effects, for a provider whose clock does not move with its states
  --at-once NUMBER     accounts that are verified at once (${usualAtOnce}); 1 for a provider with one clock for all
  --states-url URL     receives each state before its call: POST {state, params, action}
  --report FILE        writes the findings as JUnit (.xml) or JSON (.json)
  --verbose            shows each interaction with its request, answer and time
  --timeout SECONDS    how long the provider may take to answer (5)
  --secret TEXT        the key of x-signature; for verification it is ${signatureKey}
  --bearer TOKEN       the access token to use instead of the examples'
  --id-token TOKEN     the ID token to use instead of the examples'
  --broker URL         reads the pacts from a Pact broker, with PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and _PASSWORD;
                       without --endpoint, --tier and --state
  --branch NAME        the branch of the provider: faults of pacts that are pending there are no failure
  --publish VERSION    publishes a success to the broker for this version of the provider

Exits with 0 when all interactions hold, 1 when some do not, 2 when verification was not possible.`;

/** The endpoints that are meant: what both options mean, where both are given; undefined for all. */
function endpointsOf({ endpoint, tier }: { endpoint?: string[] | undefined; tier?: TierName | undefined }) {
  const ids = tier && endpointsIn(tier);
  return endpoint && ids ? endpoint.filter((id) => ids.includes(id)) : (ids ?? endpoint);
}

const url = z.url({ protocol: /^https?$/ });
const Options = z
  .strictObject({
    provider: z.optional(
      z.pipe(
        url,
        z.transform((text) => text.replace(/\/$/, '')),
      ),
    ),
    service: z.optional(z.enum(services)),
    endpoint: z.optional(z.pipe(z.array(z.string().check(z.minLength(1))), z.transform(endpointsMeant))),
    tier: z.optional(z.enum(tierNames)),
    state: z.optional(z.string().check(z.minLength(1))),
    without: z._default(z.pipe(z.array(z.string()), z.transform(lawsMeant)), []),
    generated: z.optional(z.boolean()),
    openapi: z.optional(z.string().check(z.minLength(1))),
    settle: z.optional(z.coerce.number().check(z.positive(), z.maximum(600))),
    'at-once': z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), usualAtOnce),
    'states-url': z.optional(url),
    report: z.optional(z.string().check(z.regex(/\.(xml|json)$/, 'must end in .xml or .json'))),
    timeout: z._default(z.coerce.number().check(z.positive(), z.maximum(600)), 5),
    secret: z._default(z.string().check(z.minLength(1)), signatureKey),
    bearer: z.optional(z.string().check(z.minLength(1))),
    'id-token': z.optional(z.string().check(z.minLength(1))),
    broker: z.optional(url),
    branch: z.optional(z.string().check(z.minLength(1))),
    publish: z.optional(z.string().check(z.minLength(1))),
    verbose: z.optional(z.boolean()),
    help: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ publish, broker }) => publish === undefined || broker !== undefined, '--publish needs --broker'),
    z.refine(({ branch, broker }) => branch === undefined || broker !== undefined, '--branch needs --broker'),
    z.refine(
      ({ broker, endpoint, tier, state }) => broker === undefined || (endpoint ?? tier ?? state) === undefined,
      '--broker goes without --endpoint, --tier and --state: Pact verifies whole pacts of a broker',
    ),
    z.refine((options) => endpointsOf(options)?.length !== 0, 'nothing of --endpoint is in the --tier'),
  );

/**
 * Runs the command and returns its exit code.
 * @param print gets the version of the contracts first, then the report
 * @param engine an engine to reuse, for callers that verify many times; without it, one is started and stopped
 */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  engine?: Engine,
  place: CommandPlace = checkout,
): Promise<0 | 1 | 2> {
  const options = readOrExplain(args, print, place);
  if (!options) return 2;
  if (options.help) {
    print(usage(place));
    return 0;
  }
  print(`Lineside contracts ${contractVersion}`);
  return run(options, print, place, engine);
}

/** The options; undefined when they are wrong, which is then printed with how to use the command. */
function readOrExplain(
  args: readonly string[],
  print: (text: string) => void,
  place: CommandPlace,
): z.output<typeof Options> | undefined {
  try {
    return read(args);
  } catch (thrown) {
    print(
      `${thrown instanceof z.core.$ZodError ? z.prettifyError(thrown) : (thrown as Error).message}\n\n${usage(place)}`,
    );
    return undefined;
  }
}

async function run(
  options: z.output<typeof Options>,
  print: (text: string) => void,
  place: CommandPlace,
  engine?: Engine,
): Promise<0 | 1 | 2> {
  const fixtures = options.provider === undefined ? await startOwnFixtures() : undefined;
  const provider = options.provider ?? fixtures?.url ?? '';
  try {
    await writeReport(options.report, []);
    await reach('the provider', provider, options.timeout * 1000);
    if (options['states-url']) await reach('the states URL', options['states-url'], options.timeout * 1000);
    const settings = settingsOf(options, provider);
    // In turns that both share: no account is in two checks at once.
    const [ofLaws, ofPacts] = await bothOf(
      lawFindings(settings, options),
      verify({ ...settings, note: print }, engine),
    );
    const generated = options.generated ? await (await generator()).generatedFindings(settings) : nothing;
    const paths = options.openapi === undefined ? [] : await pathNotes(options.openapi, settings);
    const findings = [...ofPacts, ...ofLaws.findings, ...generated.findings];
    const notes = [...leftOutNotes(settings), ...ofLaws.notes, ...generated.notes, ...paths];
    const whole = holds(findings);
    print(asText(findings, { verbose: options.verbose }));
    if (notes.length > 0) print(notes.join('\n'));
    print(assumed(findings, place));
    print(left(findings, place));
    if (!whole && isWithoutStates(options)) print(withoutStates);
    await writeReport(options.report, findings, notes);
    return whole ? 0 : 1;
  } catch (thrown) {
    print((thrown as Error).message);
    return 2;
  } finally {
    await fixtures?.stop();
  }
}

const isWithoutStates = ({ provider, 'states-url': statesUrl }: z.output<typeof Options>): boolean =>
  provider !== undefined && !statesUrl;

/** A note on examples that need calls outside the choice. */
function leftOutNotes({ endpoint = [] }: Verification): string[] {
  const examples = leftOut(endpoint);
  return examples.length > 0 ? [`left out, after calls that are not chosen: ${examples.join(', ')}`] : [];
}

/** Waits for both. @throws what one throws, once the other has ended too */
async function bothOf<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** Returns the unconfirmed assumptions of the verified calls: all of them for one service, otherwise their number. */
function assumed(findings: readonly Finding[], { assumptions }: CommandPlace): string {
  const ids = new Set(findings.map(({ endpoint }) => endpoint));
  const open = endpoints.filter(({ id }) => ids.has(id)).flatMap(assumptionsOf);
  const head = `assumed and not confirmed yet: ${open.length}, see ${assumptions}`;
  return [head, ...(isOneService(findings) ? open.map(({ id, text }) => `    ${id}: ${text}`) : [])].join('\n');
}

/** Returns the gaps of the verified calls: all of them for one service, otherwise their number. */
function left(findings: readonly Finding[], { assumptions }: CommandPlace): string {
  const ids = new Set(findings.map(({ endpoint }) => endpoint));
  const lines = notVerifiedLines(notVerified().filter(({ endpoint }) => ids.has(endpoint)));
  const head = `not verified: ${lines.length}, see the end of ${assumptions}`;
  return [head, ...(isOneService(findings) ? lines.map((line) => `    ${line}`) : [])].join('\n');
}

function isOneService(findings: readonly Finding[]): boolean {
  return new Set(findings.map(({ service }) => service)).size === 1;
}

const withoutStates =
  '(no --states-url was given, so no state was set up: every example needs its own, see states.md of the kit, ' +
  'and a write that was verified before may rightly be refused now)';

/** @throws Error when the file cannot be written; an empty report is written before any call, to find that early */
async function writeReport(
  file: string | undefined,
  findings: readonly Finding[],
  notes: readonly string[] = [],
): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, file.endsWith('.xml') ? asJUnit(findings, notes) : asJson(findings, notes)).catch(
    (thrown: unknown) => {
      throw new Error(`the report ${file} cannot be written (${(thrown as NodeJS.ErrnoException).code ?? 'unknown'})`);
    },
  );
}

function read(args: readonly string[]): z.output<typeof Options> {
  const names = Object.keys(Options.shape);
  const flags = ['help', 'verbose', 'generated'];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      names.map((name) => [
        name,
        {
          type: flags.includes(name) ? ('boolean' as const) : ('string' as const),
          multiple: name === 'endpoint' || name === 'without',
        },
      ]),
    ),
  });
  return Options.parse(values);
}

function settingsOf(options: z.output<typeof Options>, provider: string): Verification {
  const { service, state, secret, bearer, broker, branch, publish, timeout } = options;
  return {
    provider,
    service,
    endpoint: endpointsOf(options),
    state,
    secret,
    bearer,
    broker,
    branch,
    statesUrl: options['states-url'],
    idToken: options['id-token'],
    publishVersion: publish,
    limitMs: timeout * 1000,
    atOnce: options['at-once'],
    turns: new Turns(options['at-once']),
  };
}

/**
 * Connects to an address once.
 * @throws Error when nothing listens there
 */
async function reach(what: string, address: string, limitMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: limitMs,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('timeout', () => reject(new Error(`${what} ${address} does not answer`)));
      socket.once('error', (error) =>
        reject(
          new Error(`${what} ${address} cannot be reached (${(error as NodeJS.ErrnoException).code ?? error.message})`),
        ),
      );
    });
  } finally {
    socket.destroy();
  }
}

const nothing = { findings: [], notes: [] } as const;

/** Imports the generator lazily, because the import takes a part of a second. */
const generator = () => import('../kit/generated/generated-findings.ts');

/** Imported lazily: a backend team that verifies its own provider does not need the fixtures. */
async function startOwnFixtures() {
  const { startFixtures } = await import('#fixtures/server.ts');
  return startFixtures({ port: 0, identityPort: 0, portalOrigins: ['http://localhost:8787'], log: () => undefined });
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
