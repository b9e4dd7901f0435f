import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { localServer } from './local-server.ts';

interface PactText {
  readonly provider: { readonly name: string };
  readonly [field: string]: unknown;
}

interface StoredPact {
  readonly id: string;
  readonly provider: string;
  readonly content: PactText;
  /** The portal's versions that have it, with their branches. */
  readonly versions: { readonly version: string; readonly branch: string | undefined }[];
  readonly results: { success: boolean; providerApplicationVersion: string; [field: string]: unknown }[];
}

/**
 * The part of the Pact Broker's HTTP API that verification, publishing and deployment use, in memory. No real broker
 * can be had in the tests: what it does is taken from its documentation and from what Pact's CLI sends.
 */
export async function startBrokerStandIn() {
  const pacts = new Map<string, StoredPact>();
  const deployed = new Map<string, Map<string, string>>();
  /** What verifications asked for. */
  const selections: Record<string, unknown>[] = [];
  const branches: string[] = [];
  const credentials = new Set<string | undefined>();

  function publish(text: string, version: string, branch?: string): string {
    const content = JSON.parse(text) as PactText;
    const id = createHash('sha256').update(`${content.provider.name} ${text}`).digest('hex').slice(0, 12);
    const pact = pacts.get(id) ?? { id, provider: content.provider.name, content, versions: [], results: [] };
    pact.versions.push({ version, branch });
    pacts.set(id, pact);
    return id;
  }

  function deploy(environment: string, name: string, version: string): void {
    deployed.set(environment, (deployed.get(environment) ?? new Map<string, string>()).set(name, version));
  }

  /** Pending, as a broker has it: no version of the provider has ever honored it. */
  const isPending = ({ results }: StoredPact) => !results.some(({ success }) => success);

  function canDeploy(version: string, environment: string) {
    const there = deployed.get(environment) ?? new Map<string, string>();
    const own = [...pacts.values()].filter(({ versions }) => versions.some((one) => one.version === version));
    const open = own.filter(({ provider, results }) => {
      const last = results.findLast(({ providerApplicationVersion: one }) => one === there.get(provider));
      return there.has(provider) && last?.success !== true;
    });
    const deployable = own.length > 0 && open.length === 0;
    const reason = deployable ? 'All are verified' : `Not verified: ${open.map(({ provider }) => provider).join(', ')}`;
    return {
      summary: { deployable, reason, success: own.length - open.length, failed: open.length, unknown: 0 },
      notices: [{ type: deployable ? 'success' : 'error', text: reason }],
      matrix: [],
    };
  }

  const { url, stop } = await localServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
    credentials.add(request.headers.authorization);
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const reply = answer(
      request.method ?? '',
      pathname.slice(1).split('/').map(decodeURIComponent),
      searchParams,
      body,
    );
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/hal+json' }).end(JSON.stringify(reply ?? {}));
  });
  const link = (path: string) => ({ href: `${url}/${path}`, templated: path.includes('{') });

  type Ask = (
    method: string,
    path: readonly string[],
    query: URLSearchParams,
    body: Record<string, unknown>,
  ) => unknown;

  const answer: Ask = (...asked) => verification(...asked) ?? publication(...asked) ?? deployment(...asked);

  /** What verification reads and publishes. */
  const verification: Ask = (method, path, _, body) => {
    const [first = '', second = ''] = path;
    if (first === '')
      return {
        _links: {
          'pb:provider-pacts-for-verification': link('pacts-for/{provider}'),
          'pb:pacticipant-branch-version': link('pacticipants/{pacticipant}/branches/{branch}/versions/{version}'),
          'pb:publish-contracts': link('contracts/publish'),
          'pb:pacticipant-version': link('pacticipants/{pacticipant}/versions/{version}'),
          'pb:environments': link('environments'),
        },
      };
    if (first === 'pacts-for') {
      selections.push(body);
      const chosen = [...pacts.values()].filter(({ provider }) => provider === second);
      const pending = (pact: StoredPact) => body.includePendingStatus === true && isPending(pact);
      return {
        _embedded: {
          pacts: chosen.map((pact) => ({
            verificationProperties: { pending: pending(pact), notices: [] },
            _links: { self: link(`pact/${pact.id}`) },
          })),
        },
      };
    }
    const pact = pacts.get(second);
    if (first === 'pact' && pact && method === 'GET')
      return { ...pact.content, _links: { 'pb:publish-verification-results': link(`pact/${second}/results`) } };
    if (first === 'pact' && pact) {
      pact.results.push(body as StoredPact['results'][number]);
      return {};
    }
    return undefined;
  };

  /** What is published, and on which branch. */
  const publication: Ask = (_, path, __, body) => {
    const [first = '', second = '', third = '', fourth = '', , sixth = ''] = path;
    if (first === 'contracts') {
      const {
        contracts,
        branch,
        pacticipantVersionNumber: version,
      } = body as {
        contracts: readonly { content: string }[];
        branch?: string;
        pacticipantVersionNumber: string;
      };
      for (const { content } of contracts) publish(Buffer.from(content, 'base64').toString(), version, branch);
      return { notices: [{ type: 'success', text: 'published' }], _links: {}, _embedded: {} };
    }
    if (first === 'pacticipants' && third === 'branches') {
      branches.push(`${second} ${sixth} on ${fourth}`);
      return {};
    }
    return undefined;
  };

  /** Environments, what is in them, and whether a version may go there. */
  const deployment: Ask = (_, path, query) => {
    const [first = '', second = '', third = '', fourth = ''] = path;
    if (first === 'environments' && !second) {
      const named = (name: string) => ({
        uuid: name,
        name,
        _links: { self: { name, ...link(`environments/${name}`) } },
      });
      const names = ['staging', 'production'];
      return {
        _embedded: { environments: names.map(named) },
        _links: { 'pb:environments': names.map((name) => ({ name, ...link(`environments/${name}`) })) },
      };
    }
    if (first === 'environments')
      return { uuid: second, name: second, _links: { self: link(`environments/${second}`) } };
    if (first === 'pacticipants' && path.length === 4)
      return {
        number: fourth,
        _links: {
          self: link(path.join('/')),
          'pb:record-deployment': ['staging', 'production'].map((name) => ({
            name,
            ...link(`deployed/${second}/${fourth}/${name}`),
          })),
        },
      };
    if (first === 'deployed') {
      deploy(fourth, second, third);
      return {};
    }
    if (first === 'matrix') return canDeploy(query.get('q[][version]') ?? '', query.get('environment') ?? '');
    return undefined;
  };

  return {
    url,
    pacts,
    deployed,
    selections,
    branches,
    credentials,
    publish,
    deploy,
    /** All results of a service's pacts, in the order in which they were published. */
    resultsOf: (provider: string) =>
      [...pacts.values()].filter((one) => one.provider === provider).flatMap(({ results }) => results),
    close: stop,
  };
}
