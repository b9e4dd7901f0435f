import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startLocalServer } from './local-server.ts';
import { sharedEngine } from './test-engine.ts';
import { main } from './verify.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  /** Undefined for none within the time. */
  readonly text: string | undefined;
}

type Envelope = Readonly<Record<string, unknown>>;
/** What a provider does wrong with what it should answer. */
type Mistake = (right: Envelope, isDenied: boolean) => Partial<Answer>;

interface Recorded {
  readonly description: string;
  readonly request: { readonly method: string; readonly path: string; readonly query?: Record<string, string[]> };
  readonly response: { readonly body?: { readonly content: Envelope } };
}

const { interactions } = JSON.parse(readFileSync(new URL('pacts/lineside-auth.json', import.meta.url), 'utf8')) as {
  interactions: readonly Recorded[];
};
const right = new Map(
  interactions.flatMap(({ description, request: { method, path, query = {} }, response: { body } }) => {
    // Those that only headers tell from a call that holds have no body.
    if (!body) return [];
    const search = new URLSearchParams(Object.entries(query).map(([name, [value = '']]) => [name, value])).toString();
    const right = { envelope: body.content, isDenied: description.includes(' denies: ') };
    return [[`${method} ${path}${search && `?${search}`}`, right] as const];
  }),
);

let mistake: Mistake = () => ({});
const { url: provider, stop } = await startLocalServer((request, response) => {
  const { envelope, isDenied } = right.get(`${request.method} ${request.url}`) ?? { envelope: {}, isDenied: false };
  const answer: Answer = {
    status: 200,
    type: 'application/json',
    text: JSON.stringify(envelope),
    ...mistake(envelope, isDenied),
  };
  if (answer.text === undefined) return;
  const headers = { 'content-type': answer.type, location: '/elsewhere' };
  response.writeHead(answer.status, answer.type ? headers : {}).end(answer.text);
});
afterAll(stop);

async function verify(endpoint: string): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const args = ['--provider', provider, '--endpoint', ...endpoint.split(' ')];
  const code = await main(args, (text) => lines.push(text), sharedEngine());
  return { code, text: lines.join('\n') };
}

const json = (body: unknown): Partial<Answer> => ({ text: JSON.stringify(body) });
/** Changes the data of a success. */
const data =
  (change: (fields: Record<string, unknown>) => object): Mistake =>
  (envelope) =>
    envelope.data ? json({ ...envelope, data: change(envelope.data as Record<string, unknown>) }) : {};

/** What a provider does wrong, the call in which it is seen, and the one sentence that leads to its mend. */
const mistakes: readonly (readonly [what: string, endpoint: string, mistake: Mistake, told: RegExp])[] = [
  [
    'signs with another key',
    'topup.pulse',
    () => ({ status: 401, text: '' }),
    /^HTTP status: is 401.* Give the key of x-signature as --secret/,
  ],
  [
    'refuses the tokens',
    'sim.validate',
    (_, isDenied) => (isDenied ? {} : { status: 403, text: '{}' }),
    /^HTTP status: is 403.* access token that it accepts as --bearer, and an ID token as --id-token$/,
  ],
  [
    'does not serve the path',
    'topup.pulse',
    () => ({ status: 404, type: 'text/plain', text: 'Not found' }),
    /^HTTP status: is 404 .* answer GET \/auth\/v0\/topup\/pulse\. Serve that path$/,
  ],
  [
    'fails',
    'topup.pulse',
    () => ({ status: 500, text: '{"error":"oops"}' }),
    /^HTTP status: is 500, a failure of the service\. Answer with 200 and the reply/,
  ],
  [
    'refuses with a status of a failure',
    'device.imeiCheck',
    ({ status }) => (status === 'FAILURE' ? { status: 503 } : {}),
    /^HTTP status: is 503.* or with a refusal and 200 or 4xx$/,
  ],
  [
    'redirects',
    'topup.pulse',
    () => ({ status: 302, text: '' }),
    /^HTTP status: is 302, a redirect.* Answer with 200$/,
  ],
  [
    'answers too late',
    'topup.pulse --timeout 0.3',
    () => ({ text: undefined }),
    /^reply: .*did not answer within 0.3 s; answer sooner, or allow more with --timeout$/,
  ],
  [
    'has another content type',
    'topup.pulse',
    () => ({ type: 'text/html' }),
    /^header content-type: is text\/html\. Send application\/json$/,
  ],
  [
    'answers nothing',
    'topup.pulse',
    () => ({ text: '', type: '' }),
    /^body: is empty\. Send the envelope: \{"status":"SUCCESS"/,
  ],
  ['answers no JSON', 'topup.pulse', () => ({ text: 'OK' }), /^body: is no JSON\. Send the envelope/],
  [
    'leaves out the envelope',
    'topup.pulse',
    (envelope) => json(envelope.data),
    /^body: has no status of SUCCESS or FAILURE; there is pulse, pulseCost\. Send the envelope/,
  ],
  [
    'leaves out a field',
    'topup.pulse',
    data(({ pulse }) => ({ pulse })),
    /^data\.pulseCost: is missing: add it; there is pulse$/,
  ],
  [
    'renames a field',
    'topup.pulse',
    data(({ pulse, pulseCost: cost }) => ({ pulse, cost })),
    /^data\.pulseCost: is missing: add it; there is cost, pulse$/,
  ],
  [
    'sends text for a number',
    'topup.pulse',
    data((fields) => ({ ...fields, pulse: 'one' })),
    /^data\.pulse: Expected 'one'.* to be a number$/,
  ],
  [
    'sends a negative price',
    'topup.pulse',
    data((fields) => ({ ...fields, pulseCost: -5 })),
    /^data\.pulseCost: .*expected number to be >=0\.01$/,
  ],
  [
    'writes a time as people do',
    'topup.group --state active-family',
    data(({ purchases }) => ({
      purchases: (purchases as object[]).map((one) => ({ ...one, topupDate: 'Nov 8, 2026' })),
    })),
    /^data\.purchases\[0\]\.topupDate: Expected 'Nov 8, 2026' to be a time, ISO 8601 with offset: 2026-11-21T/,
  ],
  [
    'sends text for a flag',
    'port.validateResult',
    data(() => ({ isPortValidate: 'yes' })),
    /^data\.isPortValidate: Expected 'yes' to be (true|false)$/,
  ],
  [
    'says yes to everything',
    'coverage.zipAvailability',
    data(() => ({ isValid: true })),
    /^data\.isValid: Expected true to be false$/,
  ],
  [
    'refuses with a code of its own',
    'sim.validate',
    ({ status }) => (status === 'FAILURE' ? json({ status, resCode: 7 }) : {}),
    /^resCode: the portal has no word for 7 .* send resCode 4015[35] \("\w+"\)$/,
  ],
  [
    'takes what it has to refuse',
    'sim.validate',
    ({ status }, isDenied) =>
      status === 'FAILURE' && !isDenied ? json({ status: 'SUCCESS', data: { isValid: true } }) : {},
    /^status: is SUCCESS\. In this state the call has to be refused: answer FAILURE with resCode 4015[35]$/,
  ],
  [
    'refuses what it has to take',
    'topup.pulse',
    () => json({ status: 'FAILURE', resCode: 40625 }),
    /^status: is FAILURE with resCode 40625 \(not declared\)\. In this state the call has to succeed: answer SUCCESS$/,
  ],
  [
    'takes what its state refuses',
    'billing.sendInvoice',
    () => json({ status: 'SUCCESS' }),
    /^status: is SUCCESS\. In this state the call has to be refused: answer FAILURE$/,
  ],
  [
    "answers for another group's object",
    'sim.validate',
    (_, isDenied) => (isDenied ? json({ status: 'SUCCESS', data: { isValid: true } }) : {}),
    /^status: is SUCCESS\. The request has the customerId of another group: answer FAILURE$/,
  ],
  [
    "takes another group's object for no sign-in",
    'sim.validate',
    (_, isDenied) => (isDenied ? { status: 401 } : {}),
    /^HTTP status: is 401\. The request has the customerId of another group: answer 403, or 200 or any of 4xx but 401$/,
  ],
  [
    "refuses another group's object without a word",
    'sim.validate',
    (_, isDenied) => (isDenied ? { status: 403, text: '' } : {}),
    /^body: has no status of FAILURE\. The request has the customerId of another group: send \{"status":"FAILURE"\}$/,
  ],
  [
    'looks at neither token nor signature nor date',
    'activation.status --state new-sim',
    () => ({}),
    /^HTTP status: is 200\. The request has (no token|a spent token|a wrong signature|an old date): answer 40[01]/,
  ],
];

it('holds for a provider without a mistake', async () => {
  mistake = () => ({});
  for (const endpoint of new Set(mistakes.map(([, of]) => of.replace(/ --timeout .*/, ''))))
    // Requests that only headers or the state tell apart are alike for this provider.
    if (!/^(activation\.status|billing\.sendInvoice)/.test(endpoint))
      expect(await verify(endpoint)).toMatchObject({ code: 0 });
});

it.each(mistakes)(
  'a provider that %s is told what to change, once, with the request',
  async (_, endpoint, wrong, told) => {
    mistake = wrong;
    const { code, text } = await verify(endpoint);
    expect(code).toBe(1);
    const failures = text.split(/^(?=[✗✓] )/m).filter((one) => one.startsWith('✗'));
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      const fields = [...failure.matchAll(/^ {4}field {2}(.*)$/gm)].map(([, field = '']) => field);
      expect(fields).toEqual([expect.stringMatching(told)]);
      expect(failure).toMatch(/^ {4}sent {3}(GET|POST|PUT) http:/m);
    }
  },
);
