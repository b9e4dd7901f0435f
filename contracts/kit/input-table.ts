import { type Shown, shown } from '../examples.ts';
import { stateName } from '../pact/example-state.ts';
import { grouped } from '../pact/grouped.ts';

interface Case {
  readonly state: string;
  readonly input: Readonly<Record<string, unknown>>;
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
    `Requests name these plans: ${plans().map(code).join(', ')}.`,
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

function linesOf({ replies, problems }: Shown): string[] {
  const cases: Case[] = [
    ...replies.map(({ given, input, reply }) => ({
      state: stateName(given),
      input: input as Case['input'],
      answer: shortened(reply),
    })),
    ...Object.entries(problems).flatMap(([name, { given, input, forced, resCode, exCode }]) =>
      forced
        ? []
        : [{ state: stateName(given), input, answer: `${[resCode, exCode].filter(Boolean).join(', ')} (${name})` }],
    ),
  ];
  // No refusal depends on the input, nor does anything else: the states alone determine the answers.
  return [...grouped(cases, ({ state }) => state)].flatMap(([state, alike]) => {
    if (new Set(alike.map(({ answer }) => answer)).size < 2) return [];
    const names = [...new Set(alike.flatMap(({ input }) => Object.keys(input)))].filter(
      (name) => new Set(alike.map(({ input }) => JSON.stringify(input[name]))).size > 1,
    );
    return [
      `As ${code(state)}:`,
      '',
      ...alike.map(({ input, answer }) => `- ${inputText(names, input)}: ${answer}`),
      '',
    ];
  });
}

/** Returns the values of the inputs that differ, or the absent ones if none is there. */
function inputText(names: readonly string[], input: Case['input']): string {
  const present = names.filter((name) => input[name] !== undefined);
  if (present.length === 0) return `without ${names.join(', ')}`;
  return present.map((name) => `${name} ${code(valueOf(input[name]))}`).join(', ');
}

function valueOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shortened(reply: unknown): string {
  const text = JSON.stringify(reply);
  return code(text.length > 48 ? `${text.slice(0, 45)}…` : text);
}

function code(text: string): string {
  return `\`${text}\``;
}
