import * as z from 'zod';
import type { Service } from '../endpoint.ts';
import type { Finding } from './finding.ts';
import { wantedPacts } from './wanted-pacts.ts';

/** Some are templates. */
const Link = z.object({ href: z.string() });
const Index = z.object({ _links: z.object({ 'pb:provider-pacts-for-verification': Link }) });
const Pacts = z.object({
  _embedded: z.object({ pacts: z.array(z.object({ _links: z.object({ self: Link }) })) }),
});
const PactOfBroker = z.object({
  _links: z.object({ 'pb:publish-verification-results': Link }),
  interactions: z.array(z.object({ description: z.string(), providerStates: z.array(z.object({ name: z.string() })) })),
});

interface Verdict {
  readonly broker: string;
  readonly service: Service;
  /** The provider's. */
  readonly version: string;
  readonly findings: readonly Finding[];
}

/**
 * Tells a broker whether a service honors each of its pacts. Pact's own publishing would tell it of the first verdict
 * alone, before the portal's client has read the answers.
 * @throws Error when the broker refuses
 */
export async function publishVerdict({ broker, service, version, findings }: Verdict): Promise<void> {
  const index = Index.parse(await ask(broker));
  const forProvider = index._links['pb:provider-pacts-for-verification'].href.replace('{provider}', service);
  const { _embedded } = Pacts.parse(await ask(forProvider, { consumerVersionSelectors: wantedPacts }));
  for (const { _links } of _embedded.pacts) {
    const pact = PactOfBroker.parse(await ask(_links.self.href));
    const own = findings.filter((one) => pact.interactions.some((interaction) => isAbout(one, interaction)));
    await ask(pact._links['pb:publish-verification-results'].href, {
      success: own.length > 0 && own.every(({ faults }) => faults.length === 0),
      providerApplicationVersion: version,
      verifiedBy: { implementation: 'lineside contracts:verify' },
      testResults: own.map(({ description, state, faults }) => ({
        interactionDescription: description,
        providerState: state,
        success: faults.length === 0,
        mismatches: faults.map(({ field, message }) => ({ attribute: field, description: message })),
      })),
    });
  }
}

function isAbout(
  finding: Finding,
  { description, providerStates }: z.output<typeof PactOfBroker>['interactions'][number],
) {
  return finding.description === description && finding.state === providerStates.map(({ name }) => name).join(', ');
}

/** A resource of the broker; with a body, posted to it. */
async function ask(url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/hal+json', 'content-type': 'application/json', ...authorization() },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`the broker answered ${answer.status} to ${new URL(url).pathname}`);
  return answer.json();
}

/** The same variables as Pact's verifier reads. */
function authorization(): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = process.env;
  if (token) return { authorization: `Bearer ${token}` };
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } : {};
}
