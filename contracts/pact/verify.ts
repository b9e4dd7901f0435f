import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { endpoints } from '../carrier.ts';
import { services } from '../endpoint.ts';
import { asJson, asJUnit, asText } from './report.ts';
import { type Engine, type Verification, verify } from './verification.ts';

const usage = `Holds a provider against the contracts of the portal.

npm run contracts:verify -- [choices]

  --provider URL       the provider; without it, the fixture carrier is started and verified
  --service NAME       one service: ${services.join(', ')}
  --endpoint ID        one endpoint, such as topup.create
  --state NAME         one provider state, such as active-family
  --states-url URL     is sent each state before its call: POST {state, params, action}
  --report FILE        the findings as JUnit (.xml) or JSON (.json)
  --timeout SECONDS    how long the provider may take to answer: 5
  --secret TEXT        the key of x-signature
  --bearer TOKEN       the access token to use instead of the examples'
  --id-token TOKEN     the ID token to use instead of the examples'
  --broker URL         takes the pacts from a Pact broker; PACT_BROKER_TOKEN, or _USERNAME and _PASSWORD, sign in there
  --publish VERSION    tells the broker the result for this version of the provider

Ends with 0 when the provider holds, 1 when it does not, 2 when it cannot be asked.`;

const url = z.url({ protocol: /^https?$/ });
const Options = z.strictObject({
  provider: url.transform((text) => text.replace(/\/$/, '')).optional(),
  service: z.enum(services).optional(),
  endpoint: z.enum(endpoints.map(({ id }) => id)).optional(),
  state: z.string().min(1).optional(),
  'states-url': url.optional(),
  report: z
    .string()
    .regex(/\.(xml|json)$/, 'must end in .xml or .json')
    .optional(),
  timeout: z.coerce.number().positive().max(600).default(5),
  secret: z.string().min(1).default('fixture-signature-secret'),
  bearer: z.string().min(1).optional(),
  'id-token': z.string().min(1).optional(),
  broker: url.optional(),
  publish: z.string().min(1).optional(),
  help: z.boolean().optional(),
});

/**
 * The command. Gives back the exit code: 0 holds, 1 does not, 2 could not be asked.
 * @param engine Pact's verifier for callers that verify many times; without it, one is started and stopped
 */
export async function main(
  args: readonly string[],
  say: (text: string) => void = console.log,
  engine?: Engine,
): Promise<0 | 1 | 2> {
  let options: z.output<typeof Options>;
  try {
    options = read(args);
  } catch (thrown) {
    say(`${thrown instanceof z.ZodError ? z.prettifyError(thrown) : (thrown as Error).message}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    say(usage);
    return 0;
  }
  const own = options.provider === undefined ? await startOwn() : undefined;
  const provider = options.provider ?? own?.url ?? '';
  try {
    await reach(provider, options.timeout * 1000);
    const findings = await verify(settingsOf(options, provider), engine);
    say(asText(findings));
    if (options.report !== undefined)
      await writeFile(options.report, options.report.endsWith('.xml') ? asJUnit(findings) : asJson(findings));
    return findings.every(({ faults }) => faults.length === 0) ? 0 : 1;
  } catch (thrown) {
    say(`${provider}: ${(thrown as Error).message}`);
    return 2;
  } finally {
    await own?.stop();
  }
}

function read(args: readonly string[]): z.output<typeof Options> {
  const names = Object.keys(Options.shape);
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      names.map((name) => [name, { type: name === 'help' ? ('boolean' as const) : ('string' as const) }]),
    ),
  });
  return Options.parse(values);
}

function settingsOf(options: z.output<typeof Options>, provider: string): Verification {
  const { service, endpoint, state, secret, bearer, broker, publish, timeout } = options;
  return {
    provider,
    service,
    endpoint,
    state,
    secret,
    bearer,
    broker,
    statesUrl: options['states-url'],
    idToken: options['id-token'],
    publishVersion: publish,
    limitMs: timeout * 1000,
  };
}

/** @throws when nothing listens there */
async function reach(provider: string, limitMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(provider);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: limitMs,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('timeout', () => reject(new Error('nothing answers at this address')));
      socket.once('error', (error) =>
        reject(new Error(`cannot be reached (${(error as NodeJS.ErrnoException).code ?? error.message})`)),
      );
    });
  } finally {
    socket.destroy();
  }
}

/** Loaded only when wanted: a backend team verifies its own provider. */
async function startOwn() {
  const { startFixtures } = await import('#fixtures/server.ts');
  return startFixtures({ port: 0, identityPort: 0, portalOrigins: ['http://localhost:8787'], log: () => undefined });
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
