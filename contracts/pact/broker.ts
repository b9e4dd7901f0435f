import * as z from 'zod/mini';
import type { Service } from '../endpoint.ts';
import type { Finding } from './finding.ts';
import { contractVersion } from './version.ts';

/** Some are templates. */
const Link = z.object({ href: z.string() });
const Index = z.object({
  _links: z.object({
    'pb:provider-pacts-for-verification': Link,
    'pb:pacticipant-branch-version': z.optional(Link),
  }),
});
const Pacts = z.object({
  _embedded: z.object({
    pacts: z.array(
      z.object({
        verificationProperties: z.optional(z.object({ pending: z.optional(z.boolean()) })),
        _links: z.object({ self: Link }),
      }),
    ),
  }),
});
const PactContent = z.looseObject({
  _links: z.object({ 'pb:publish-verification-results': Link }),
  metadata: z.optional(z.looseObject({ contract: z.optional(z.object({ version: z.string() })) })),
  interactions: z.array(z.looseObject({ description: z.string() })),
});

/** Which of a broker's pacts to verify: the newest, and those of portals in use. */
const wantedPacts = [
  { consumer: 'lineside', latest: true },
  { consumer: 'lineside', deployedOrReleased: true },
];

/** A pact of a broker. */
export interface BrokerPact {
  readonly content: z.output<typeof PactContent>;
  /** The version of the contracts that it is of, where it says so. */
  readonly version: string | undefined;
  /** What it asks is new, and the service has not yet honored it: that is told, and is no failure of its build. */
  readonly isPending: boolean;
}

/**
 * A service's pacts that are to be verified.
 * @param branch that of the service, without which a broker does not tell what is pending
 * @throws Error when the broker refuses
 */
export async function pactsOf(broker: string, service: Service, branch: string | undefined): Promise<BrokerPact[]> {
  const { _links } = Index.parse(await ask(broker));
  const list = filled(_links['pb:provider-pacts-for-verification'].href, { provider: service });
  const { _embedded } = Pacts.parse(
    await ask(list, {
      consumerVersionSelectors: wantedPacts,
      includePendingStatus: branch !== undefined,
      ...(branch !== undefined && { providerVersionBranch: branch }),
    }),
  );
  return Promise.all(
    _embedded.pacts.map(async (pact) => {
      const content = PactContent.parse(await ask(pact._links.self.href));
      const isPending = pact.verificationProperties?.pending === true;
      return { content, version: content.metadata?.contract?.version, isPending };
    }),
  );
}

interface Verdict {
  readonly broker: string;
  readonly service: Service;
  /** The service's, and the branch that it was built from. */
  readonly version: string;
  readonly branch: string | undefined;
  readonly pact: BrokerPact;
  /** All of the pact, by both verdicts. */
  readonly findings: readonly Finding[];
}

/**
 * Tells a broker whether a service honors a pact. Pact's own publishing would tell it of the first verdict alone,
 * before the portal's client has read the answers.
 * @throws Error when the broker refuses
 */
export async function publishVerdict({ broker, service, version, branch, pact, findings }: Verdict): Promise<void> {
  if (branch !== undefined) {
    const { _links } = Index.parse(await ask(broker));
    const link = _links['pb:pacticipant-branch-version'];
    if (!link) throw new Error('the broker knows no branches; publish without --branch');
    await ask(filled(link.href, { pacticipant: service, branch, version }), {}, 'PUT');
  }
  await ask(pact.content._links['pb:publish-verification-results'].href, {
    success: findings.length > 0 && findings.every(({ faults }) => faults.length === 0),
    providerApplicationVersion: version,
    verifiedBy: { implementation: 'lineside contracts:verify', version: contractVersion },
    testResults: findings.map(({ description, state, faults }) => ({
      interactionDescription: description,
      providerState: state,
      success: faults.length === 0,
      mismatches: faults.map(({ field, message }) => ({ attribute: field, description: message })),
    })),
  });
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** A resource of the broker; with a body, sent to it. */
async function ask(url: string, body?: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/hal+json', 'content-type': 'application/json', ...authorization() },
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`the broker answered ${answer.status} to ${new URL(url).pathname}`);
  return answer.json();
}

/** The same variables as Pact's CLI reads. */
function authorization(): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = process.env;
  if (token) return { authorization: `Bearer ${token}` };
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } : {};
}
