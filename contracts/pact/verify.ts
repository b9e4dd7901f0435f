import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { endpoints } from '../carrier.ts';
import { services } from '../endpoint.ts';
import { asJson, asJUnit, asText } from './report.ts';
import { type Engine, type Verification, verify } from './verification.ts';

const usage = `Verifies a provider against the portal's contracts.

npm run contracts:verify -- [options]

  --provider URL       the provider; without it, the fixture carrier is started and verified
  --service NAME       one service: ${services.join(', ')}
  --endpoint ID        one endpoint, such as topup.create
  --state NAME         one provider state, such as active-family
  --states-url URL     receives each state before its call: POST {state, params, action}
  --report FILE        writes the findings as JUnit (.xml) or JSON (.json)
  --timeout SECONDS    how long the provider may take to answer (5)
  --secret TEXT        the key of x-signature
  --bearer TOKEN       the access token to use instead of the examples'
  --id-token TOKEN     the ID token to use instead of the examples'
  --broker URL         reads the pacts from a Pact broker, with PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and _PASSWORD
  --publish VERSION    publishes the result to the broker for this version of the provider

Exits with 0 when all interactions hold, 1 when some do not, 2 when verification was not possible.`;

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
 * Runs the command and returns its exit code.
 * @param engine an engine to reuse, for callers that verify many times; without it, one is started and stopped
 */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  engine?: Engine,
): Promise<0 | 1 | 2> {
  let options: z.output<typeof Options>;
  try {
    options = read(args);
  } catch (thrown) {
    print(`${thrown instanceof z.ZodError ? z.prettifyError(thrown) : (thrown as Error).message}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    print(usage);
    return 0;
  }
  const own = options.provider === undefined ? await startOwnFixtures() : undefined;
  const provider = options.provider ?? own?.url ?? '';
  try {
    await reach(provider, options.timeout * 1000);
    const findings = await verify(settingsOf(options, provider), engine);
    print(asText(findings));
    if (options.report !== undefined)
      await writeFile(options.report, options.report.endsWith('.xml') ? asJUnit(findings) : asJson(findings));
    return findings.every(({ faults }) => faults.length === 0) ? 0 : 1;
  } catch (thrown) {
    print(`${provider}: ${(thrown as Error).message}`);
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

/** Imported lazily: a backend team that verifies its own provider does not need the fixtures. */
async function startOwnFixtures() {
  const { startFixtures } = await import('#fixtures/server.ts');
  return startFixtures({ port: 0, identityPort: 0, portalOrigins: ['http://localhost:8787'], log: () => undefined });
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
