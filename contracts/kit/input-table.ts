import { endpoints } from '../carrier.ts';
import { sampleOtps } from '../customer/vocabulary.ts';
import { sampleImeis } from '../device/vocabulary.ts';
import { encode } from '../encoding.ts';
import { type Endpoint, isOtherSystem, pathNames } from '../endpoint.ts';
import type { EarlierCall } from '../example.ts';
import { type Shown, shown } from '../examples.ts';
import { stateName } from '../pact/example-state.ts';
import { grouped } from '../pact/grouped.ts';
import { unfitHeaders } from '../pact/unfit-header.ts';
import { samplePortNumbers, sampleWrongDetails } from '../port/vocabulary.ts';
import { sampleIccids } from '../sim/vocabulary.ts';

type Input = Readonly<Record<string, unknown>>;

interface Case {
  readonly state: string;
  readonly input: Input;
  /** Calls of the state before this one, in order. */
  readonly calls: readonly EarlierCall[];
  readonly answer: string;
}

/**
 * Returns the inputs on which an answer depends, as Markdown. If a call has several examples in one state, the inputs
 * in which they differ decide. A service without such data teaches its tests these values.
 */
export function inputTable(): string {
  const sections = shown.flatMap((call) => {
    const lines = linesOf(call);
    return lines.length > 0 ? [`## ${call.id}`, '', ...lines] : [];
  });
  return [
    '# Inputs with an answer of their own',
    '',
    'Generated from the examples, see [README](README.md).',
    '',
    'In the state of a line, a call with this input gets this answer; the rest of the input is that of the pact, which ' +
      'also has the whole reply. A test service has to know these values, as the fixture carrier does. A state requests ' +
      'the refusals of other calls: [states.md](states.md).',
    '',
    `Requests name these plans: ${plans().map(code).join(', ')}. These values have a meaning of their own:`,
    '',
    '| value | meaning |',
    '| --- | --- |',
    ...specialValues,
    '',
    ...sections,
  ].join('\n');
}

const planFields = new Set(['plan', 'reachPlanId', 'newReachPlanId', 'planId']);

function plans(): string[] {
  const namesIn = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(namesIn);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, field]) =>
      planFields.has(name) && typeof field === 'string' ? [field] : namesIn(field),
    );
  };
  return [...new Set(shown.flatMap(({ replies }) => replies.flatMap(({ input }) => namesIn(input))))].toSorted();
}

/** Values that a test service has to know beside the inputs below. */
const specialValues: readonly string[] = [
  `| access token ${code(unfitHeaders.spentToken)}, or an \`exp\` of the ID token in the past | a spent token: 401 |`,
  `| ${code(`x-signature: ${unfitHeaders.wrongSignature}`)} | a wrong signature: 400, 401 or 403 |`,
  `| ${code(`date: ${unfitHeaders.oldDate}`)} | an old date: 400, 401 or 403 |`,
  ...tableOf(sampleOtps, 'one-time password', { right: 'right, if it was fieldText' }),
  ...tableOf(sampleImeis, 'IMEI'),
  ...tableOf(sampleIccids, 'SIM number'),
  ...tableOf(samplePortNumbers, 'number to move'),
  ...tableOf(sampleWrongDetails, 'end of a detail that the old carrier rejects'),
];

function tableOf(
  samples: Readonly<Record<string, string>>,
  what: string,
  texts: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries(samples).map(([name, value]) => `| ${what} ${code(value)} | ${texts[name] ?? wordsOf(name)} |`);
}

function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function linesOf({ endpoint, replies, problems }: Shown): string[] {
  const cases: Case[] = [
    ...replies.map(({ given, input, reply }) => ({
      state: stateName(given),
      input: input as Input,
      calls: given.calls ?? [],
      answer: shortened(reply),
    })),
    ...Object.entries(problems).flatMap(([name, { given, input, forced, resCode, exCode }]) =>
      forced
        ? []
        : [
            {
              state: stateName(given),
              input,
              calls: given.calls ?? [],
              answer: `${[resCode, exCode].filter(Boolean).join(', ')} (${name})`,
            },
          ],
    ),
  ];
  // The input affects neither a refusal nor a reply here, so the states alone determine the answers.
  return [...grouped(cases, ({ state }) => state)].flatMap(([state, alike]) => {
    if (new Set(alike.map(({ answer }) => answer)).size < 2) return [];
    const names = differing(alike.map(({ input }) => input));
    const longest = Math.max(...alike.map(({ calls }) => calls.length));
    const ofCalls = Array.from({ length: longest }, (_, at) =>
      differing(alike.map(({ calls }) => calls[at]?.input ?? {})),
    );
    return [
      `As ${code(state)}:`,
      '',
      ...alike.map(({ input, calls, answer }) => `- ${rowText(endpoint, { names, input }, calls, ofCalls)}: ${answer}`),
      '',
    ];
  });
}

/** Returns the text of a row: the call with its deciding inputs, after the earlier calls with theirs. */
function rowText(
  endpoint: Endpoint,
  { names, input }: { names: readonly string[]; input: Input },
  calls: readonly EarlierCall[],
  ofCalls: readonly (readonly string[])[],
): string {
  const request = names.length > 0 ? [requestText(endpoint, names, input)] : [];
  return [...request, ...calls.flatMap((call, index) => callText(call, ofCalls[index] ?? []))].join(', ');
}

/** The names of inputs that are not the same everywhere. */
function differing(inputs: readonly Input[]): string[] {
  return [...new Set(inputs.flatMap((input) => Object.keys(input)))].filter(
    (name) => new Set(inputs.map((input) => JSON.stringify(input[name]))).size > 1,
  );
}

/** An earlier call with the inputs that decide; nothing for one that is always alike. */
function callText({ endpoint: id, input }: EarlierCall, names: readonly string[]): string[] {
  const target = endpoints.find((one) => one.id === id);
  return target && names.length > 0 ? [`after ${requestText(target, names, input)}`] : [];
}

/** A request with the inputs that decide: method and path, and these fields of its query or body. */
function requestText(target: Endpoint, names: readonly string[], input: Input): string {
  const inPath = new Set(pathNames(target.path));
  const path = target.path.replaceAll(/:(\w+)/g, (name, field: string) =>
    names.includes(field) ? String(input[field]) : name,
  );
  const fields = encode(
    Object.fromEntries(names.filter((name) => !inPath.has(name)).map((name) => [name, input[name]])),
  );
  const absent = names.filter((name) => input[name] === undefined);
  const fieldText = fields.map(([name, value]) => `${name}=${value}`).join('&');
  const service = isOtherSystem(target.service) ? '' : `${target.service}/v0/`;
  const line = [`${target.method} /${service}${path}`, fieldText].filter(Boolean).join(' ');
  return `${code(line)}${absent.length === names.length ? ` without ${absent.join(', ')}` : ''}`;
}

function shortened(reply: unknown): string {
  const text = JSON.stringify(reply);
  return code(text.length > 48 ? `${text.slice(0, 45)}…` : text);
}

function code(text: string): string {
  return `\`${text}\``;
}
