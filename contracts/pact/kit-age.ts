import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Service } from '../endpoint.ts';
import type { BrokerPact } from './broker.ts';
import { contractVersion } from './version.ts';

const Interaction = z.looseObject({ description: z.string() });
type Interaction = z.output<typeof Interaction>;

/** The interactions of the pact that this kit brings, by their description. */
export async function bundledPact(file: string): Promise<ReadonlyMap<string, Interaction>> {
  const { interactions } = z
    .object({ interactions: z.array(Interaction) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  return new Map(interactions.map((one) => [one.description, one]));
}

/**
 * The interactions of a broker's pact that this kit does not have, or has otherwise: the portal whose pact it is may
 * read their answers otherwise, so only Pact judges them.
 */
export function differsFromKit(
  { content }: Pick<BrokerPact, 'content'>,
  bundled: ReadonlyMap<string, Interaction>,
): ReadonlySet<string> {
  const asked = ({ providerStates, request, response }: Interaction) => ({ providerStates, request, response });
  return new Set(
    content.interactions
      .filter((one) => {
        const own = bundled.get(one.description);
        return !own || !isDeepStrictEqual(asked(own), asked(one));
      })
      .map(({ description }) => description),
  );
}

/** What to say of a pact that is of other contracts than this kit; undefined where nothing differs. */
export function noteOn(
  service: Service,
  pact: BrokerPact,
  bundled: ReadonlyMap<string, Interaction>,
): string | undefined {
  const count = differsFromKit(pact, bundled).size;
  if (count === 0) return undefined;
  const { version = 'an untold version' } = pact;
  const age = isOlder(contractVersion, version) ? 'older' : isOlder(version, contractVersion) ? 'newer' : 'another';
  const advice = age === 'older' ? `; take the kit of ${version} to verify all of it` : '';
  return (
    `${service}: the kit is ${age}: it is of contracts ${contractVersion}, and a pact of the broker of ${version}. ` +
    `${count} of its interactions differ, which Pact alone judges${advice}.`
  );
}

function isOlder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = first.findIndex((part, index) => part !== second[index]);
  return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0);
}
