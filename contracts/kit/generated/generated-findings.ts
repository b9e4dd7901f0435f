import { endpoints } from '../../carrier.ts';
import { type Endpoint, isOtherSystem } from '../../endpoint.ts';
import { shown } from '../../examples.ts';
import { Provider, type Sent } from '../../laws/provider.ts';
import { contractNow, stateOf } from '../../pact/example-state.ts';
import type { Finding } from '../../pact/finding.ts';
import { holdClock } from '../../pact/provider-state.ts';
import { placeIn, type Verification } from '../../pact/verification.ts';
import type { SeedName } from '../../seed.ts';
import { type Input, type InvalidInput, invalidInputs, validInputs } from './inputs.ts';

/** Seconds after which no call is sent, and the number of inputs of each kind for one call. */
const [mostSeconds, rounds] = [20, 12];

interface Case {
  readonly target: Endpoint;
  readonly seed: SeedName;
  readonly valid: readonly Input[];
  readonly invalid: readonly InvalidInput[];
}

/** Returns how a reply to valid input is no reply that is declared; undefined where it is. */
function faultOfValid({ answer, status }: Sent): string | undefined {
  if (answer.kind === 'garbage') return `the portal cannot read the reply, HTTP ${status}`;
  // Accepts 403, which refuses another person's object.
  return status === 401 || answer.kind === 'http' ? `is answered with HTTP ${status}` : undefined;
}

/** Returns the fault of a reply to invalid input; undefined where the reply is a refusal. */
function faultOfInvalid({ answer, status }: Sent): string | undefined {
  if (answer.kind === 'problem' || answer.kind === 'refused') return undefined;
  if (answer.kind === 'reply') return 'is taken, and is outside the declaration';
  return `is answered with HTTP ${status}; refuse it with FAILURE, and 200 or 4xx`;
}

function casesOf({ service, endpoint: chosen }: Pick<Verification, 'service' | 'endpoint'>): Case[] {
  return endpoints.flatMap((target): Case[] => {
    const call = shown.find(({ id }) => id === target.id);
    const isChosen = (service ?? target.service) === target.service && (chosen?.includes(target.id) ?? true);
    const example = call?.replies.find(({ given }) => given.calls === undefined) ?? call?.replies[0];
    if (!example || isOtherSystem(target.service) || !isChosen) return [];
    const input = example.input as Input;
    return [
      {
        target,
        seed: example.given.seed,
        valid: validInputs(target, input, rounds),
        invalid: invalidInputs(target, input, rounds),
      },
    ];
  });
}

/** Generated requests that do not hold, and what was sent. */
interface Report {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

/**
 * Sends generated input: what the declaration takes, and what it refuses. The time is bounded, and each call has its
 * turn in each round.
 * @throws Error when a state cannot be set up
 */
export async function sendGenerated(
  provider: Provider,
  choice: Pick<Verification, 'service' | 'endpoint'>,
  seconds = mostSeconds,
): Promise<Report> {
  const started = performance.now();
  const secondsSince = () => (performance.now() - started) / 1000;
  const cases = casesOf(choice);
  const findings = new Map<string, Finding>();
  let sentCount = 0;
  const judge = async (one: Case, { title, input, faultOf }: Judged) => {
    sentCount += 1;
    const exchange = await provider.call(one.target.id, input, { isRaw: true });
    const message = faultOf(exchange);
    // Reports one fault of each kind, which is enough to act on.
    if (message !== undefined)
      findings.set(`${one.target.id} ${title} ${message}`, findingOf(one, title, message, exchange));
  };
  for (let round = 0; round < rounds; round += 1)
    for (const ofCall of cases) {
      const [valid, invalid] = [ofCall.valid[round], ofCall.invalid[round]];
      if ((valid ?? invalid) === undefined || secondsSince() >= seconds) continue;
      await provider.set({ seed: ofCall.seed });
      if (invalid) await judge(ofCall, ofInvalid(invalid));
      if (valid) await judge(ofCall, { title: 'with generated input', input: valid, faultOf: faultOfValid });
    }
  const ending = secondsSince() >= seconds ? ', then the time was over' : '';
  return {
    findings: [...findings.values()],
    notes: [
      `generated input: ${sentCount} requests to ${cases.length} calls (${secondsSince().toFixed(1)} s${ending})`,
    ],
  };
}

/** Returns the findings of generated inputs, where the provider's states can be set up. */
export async function generatedFindings(settings: Verification): Promise<Report> {
  const { world, states } = await placeIn(settings);
  if (!states) return { findings: [], notes: ['generated input: not sent, since no state can be set up'] };
  const release = world ? await holdClock(settings.provider, contractNow, settings.limitMs) : undefined;
  try {
    return await sendGenerated(new Provider({ ...settings, states }), settings);
  } finally {
    await release?.();
  }
}

interface Judged {
  readonly title: string;
  readonly input: Input;
  readonly faultOf: (sent: Sent) => string | undefined;
}

function ofInvalid({ field, input }: InvalidInput): Judged {
  const faultOf = (sent: Sent) => {
    const message = faultOfInvalid(sent);
    return message === undefined ? undefined : `${field} ${message}`;
  };
  return { title: 'with invalid input', input, faultOf };
}

function findingOf({ target, seed }: Case, title: string, message: string, sent: Sent): Finding {
  return {
    service: target.service,
    endpoint: target.id,
    description: `${target.id} ${title}`,
    state: stateOf({ seed }).description,
    faults: [{ field: 'generated', message }],
    isLaw: true,
    exchange: { request: sent.request, status: sent.status, text: sent.text, ms: 0 },
  };
}
