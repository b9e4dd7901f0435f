import { type Shown, shown } from '../examples.ts';
import { stateName } from '../pact/example-state.ts';
import { wireProblemOf } from '../wire-problem.ts';

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
    const rows = rowsOf(call);
    return rows.length > 0 ? [`## ${call.id}\n\n${table(['state', 'input', 'answer'], rows)}\n`] : [];
  });
  return [
    '# Inputs with an answer of their own',
    '',
    'Generated from the examples, see [README](../README.md#changing-a-contract); do not edit.',
    '',
    'In the state of a row, a call with this input gets this answer; the rest of the input is that of the pact. ' +
      'It is the input that decides and not the state, so a test service has to know these values, as the fixture ' +
      'carrier does. The refusals of other calls are asked for by a state: [states.md](states.md).',
    '',
    `Requests name these plans: ${plans().map(code).join(', ')}.`,
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
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

function rowsOf({ replies, problems }: Shown): string[][] {
  const cases: Case[] = [
    ...replies.map(({ given, input, reply }) => ({
      state: stateName(given),
      input: input as Case['input'],
      answer: `SUCCESS ${shortened(reply)}`,
    })),
    ...Object.entries(problems).flatMap(([name, { given, input, forced, resCode, exCode }]) =>
      forced
        ? []
        : [
            {
              state: stateName(given),
              input,
              answer: `refused: ${[resCode, exCode].filter((code) => code !== undefined).join(', ')} (${name}). ${
                wireProblemOf(resCode)?.means ?? ''
              }`.trim(),
            },
          ],
    ),
  ];
  // No refusal depends on the input, nor does anything else: the states alone determine the answers.
  return [...new Set(cases.map(({ state }) => state))].flatMap((given) => {
    const alike = cases.filter(({ state }) => state === given);
    const answers = new Set(alike.map(({ answer }) => answer));
    if (answers.size < 2) return [];
    const names = [...new Set(alike.flatMap(({ input }) => Object.keys(input)))].filter(
      (name) => new Set(alike.map(({ input }) => JSON.stringify(input[name]))).size > 1,
    );
    return alike.map(({ state, input, answer }) => [code(state), told(names, input), answer]);
  });
}

/** The values of the inputs that differ; those that are absent only where none is there. */
function told(names: readonly string[], input: Case['input']): string {
  const present = names.filter((name) => input[name] !== undefined);
  if (present.length === 0) return `without ${names.join(', ')}`;
  return present.map((name) => `${name} ${code(valueOf(input[name]))}`).join(', ');
}

function valueOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shortened(reply: unknown): string {
  const text = JSON.stringify(reply);
  return code(text.length > 80 ? `${text.slice(0, 77)}…` : text);
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}
