import * as z from 'zod/mini';
import { assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { signatureOf } from './signature-key.ts';
import { unfitHeaders } from './unfit-header.ts';
import { contractVersion } from './version.ts';

const Texts = z.record(z.string(), z.array(z.string()));
const Request = z.looseObject({
  method: z.string(),
  path: z.string(),
  query: z.optional(Texts),
  headers: z.optional(Texts),
  body: z.optional(z.looseObject({ content: z.unknown() })),
});

const PactFile = z.object({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
  interactions: z.array(z.looseObject({ description: z.string(), request: Request })),
});

/**
 * Formats a pact so that the text changes only when the contract does: sorted, with the version of the contracts and
 * without those of tools.
 */
export function formatPact(pact: unknown): string {
  const { consumer, provider, interactions } = PactFile.parse(pact);
  const sorted = interactions
    .map((interaction) => ({
      ...interaction,
      comments: { text: notesOf(interaction.description) },
      request: signed(interaction.request),
    }))
    .sort((a, b) => (a.description < b.description ? -1 : 1));
  const metadata = { contract: { version: contractVersion }, pactSpecification: { version: '4.0' } };
  return `${print({ consumer, interactions: sorted, metadata, provider }, 0)}\n`;
}

/** A request with the signature that is right for it; other systems get none, and a wrong one is wrong on purpose. */
function signed(request: z.output<typeof Request>): z.output<typeof Request> {
  const signature = request.headers?.['x-signature']?.[0];
  if (signature === undefined || signature === unfitHeaders.wrongSignature) return request;
  return { ...request, headers: { ...request.headers, 'x-signature': [signatureOf(request)] } };
}

/** The endpoint's id, which is the first word of an interaction's description. */
export function endpointIn(description: string): string {
  return description.split(' ', 1)[0] as string;
}

/** The declaration's summary and assumptions, for readers of the pact alone. */
function notesOf(description: string): string[] {
  const target = endpoints.find(({ id }) => id === endpointIn(description));
  return [
    ...(target ? [target.summary] : []),
    ...(target ? assumptionsOf(target).map(({ id, text }) => `Assumed (${id}): ${text}`) : []),
  ];
}

const width = 140;

function print(value: unknown, depth: number): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length + depth <= width) return short;
  const pad = ' '.repeat(depth + 2);
  const end = `\n${' '.repeat(depth)}`;
  if (Array.isArray(value)) return `[\n${value.map((element) => pad + print(element, depth + 2)).join(',\n')}${end}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = fields.map(([name, field]) => `${pad}${JSON.stringify(name)}: ${print(field, depth + 2)}`);
  return `{\n${lines.join(',\n')}${end}}`;
}
