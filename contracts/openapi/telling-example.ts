import type { ReplyExample } from '../example.ts';
import type { Endpoint } from '../endpoint.ts';
import { decidingFields } from '../pact/deciding.ts';
import { wireSchema } from '../pact/wire-schema.ts';

type Example = ReplyExample<Endpoint>;

/** Maximum number of examples of one call; the pacts have all. */
const most = 6;

/**
 * The first example, and those that show the most of what none before does: a field, an empty list, or a value on which
 * the portal decides.
 */
export function tellingExamples(
  of: Endpoint['input'] | Endpoint['reply'],
  examples: readonly Example[],
  valueOf: (example: Example) => unknown,
): Example[] {
  const deciding = decidingFields(wireSchema(of), examples.map(valueOf));
  const knownFacts = new Set<string>();
  const news = (example: Example) => factsOf(valueOf(example), deciding).filter((fact) => !knownFacts.has(fact));
  const telling: Example[] = [];
  for (let next = examples[0]; next !== undefined && telling.length < most; next = mostNew(examples, news)) {
    telling.push(next);
    for (const fact of news(next)) knownFacts.add(fact);
  }
  return telling;
}

/** Returns the first example with the most new facts; undefined when none has any. */
function mostNew(examples: readonly Example[], news: (example: Example) => string[]): Example | undefined {
  const counts = examples.map((example) => new Set(news(example)).size);
  const best = Math.max(...counts);
  return best === 0 ? undefined : examples[counts.indexOf(best)];
}

/** Returns the facts that a value shows, with `[]` for elements: entries of a dictionary count by their own names. */
function factsOf(value: unknown, deciding: ReadonlySet<string>, path = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${path} empty`] : value.flatMap((element) => factsOf(element, deciding, `${path}[]`));
  if (typeof value !== 'object' || value === null)
    return deciding.has(path) ? [path, `${path} ${String(value)}`] : [path];
  return Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : factsOf(field, deciding, `${path}.${name}`),
  );
}
