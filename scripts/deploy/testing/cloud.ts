import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { type Wrangler, WranglerError } from '../wrangler.ts';

/** Metadata that wrangler uploads with a version's code. */
interface Metadata {
  bindings: readonly { name: string; type: string; class_name?: string }[];
  annotations?: Record<string, string>;
  migrations?: { new_tag: string };
  assets?: { jwt: string };
}

interface Version {
  id: string;
  metadata: Metadata;
  migrationTag: string | undefined;
  /** Contents by path. */
  files: ReadonlyMap<string, Buffer>;
  /** Values of its secrets: they belong to the version. */
  secrets: Readonly<Record<string, string>>;
}

interface Deployed {
  id: string;
  versions: readonly { version_id: string; percentage: number }[];
  annotations: Record<string, string>;
  /** Whether active objects change to the version at once. */
  code_update_strategy?: { mode: 'immediate' | 'deferred' } | undefined;
}

/** Answers requests of a version that match no file of it. */
export type Answer = (request: Request, version: { id: string; tag: string }) => Response;

export interface Cloud {
  /** Address of its API. */
  api: string;
  /** Public address of the Worker. */
  portal: string;
  /** Deployments so far, the latest last: for each, the tags of its versions with their percents. */
  history(): Record<string, number>[];
  /** When active objects got the versions of the latest deployment. */
  codeUpdate(): string | undefined;
  /** Requests to the API that this stand-in does not implement. */
  unknown: string[];
  /** Queries over Analytics Engine, as sent. */
  queries: string[];
  setSecrets(...names: string[]): void;
  /** As `wrangler secret put`: makes a version of the same code with another value, and gives it to everybody. */
  putSecret(name: string, value: string): void;
  /** The secrets of the version that everybody has. */
  secretsNow(): Readonly<Record<string, string>>;
  /** A version that was deployed before, with its files by path, to all but those that others have. */
  begin(tag: string, files?: Record<string, string>, others?: Record<string, number>): void;
  /** Effects of wrangler's commands, without wrangler, which takes two seconds for each. */
  wrangler(migrationTag: string | undefined): Wrangler;
  /** Paths of the API that the token has no right to; none by default. */
  forbidden: RegExp | undefined;
  /** Answer of the portal; ready by default. */
  answer: Answer;
  /** Counts of a version's points. */
  points: (tag: string) => { requests: number; errors: number };
  close(): Promise<void>;
}

/** The portal of a version that is well. */
export const wellPortal: Answer = ({ url }, { id }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/readyz') return Response.json({ ready: true, isVersion: searchParams.get('version') === id });
  if (pathname === '/login')
    return new Response(null, { status: 302, headers: { location: 'https://id.carrier.test/authorize' } });
  return pathname === '/contact-us' ? new Response('<h1>Contact us</h1>') : new Response(null, { status: 404 });
};

/**
 * The parts of the platform's API that a deployment needs, and one Worker's traffic, over HTTP, by what wrangler's
 * source asks for: versions and deployments of one account with their refusals (a secret that is not set, a version
 * that is not there, percents that do not add up), files, class migrations, settings and domains.
 */
export async function startCloud(): Promise<Cloud> {
  const versions = new Map<string, Version>();
  const deployments: Deployed[] = [];
  const contents = new Map<string, Buffer>();
  const sessions = new Map<string, Record<string, { hash: string }>>();
  /** Secrets that the next upload inherits. */
  const secrets: Record<string, string> = {};
  let migrationTag: string | undefined;
  let asked = 0;

  const ok = (result: unknown) => Response.json({ success: true, errors: [], messages: [], result });
  const refuse = (status: number, code: number, message: string) =>
    Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
  const noWorker = () => refuse(404, 10007, 'This Worker does not exist on your account.');
  const tagOf = (id: string) => versions.get(id)?.metadata.annotations?.['workers/tag'] ?? id;
  const idOf = (tag: string) => [...versions.keys()].find((id) => tagOf(id) === tag) ?? '';
  const described = ({ id, metadata, migrationTag: tag }: Version) => ({
    id,
    number: [...versions.keys()].indexOf(id) + 1,
    metadata: { created_on: '2026-11-23T12:00:00Z', source: 'wrangler', author_email: 'operator@carrier.test' },
    annotations: metadata.annotations ?? {},
    resources: {
      bindings: [],
      script: { etag: id, handlers: ['fetch'] },
      script_runtime: { migration_tag: tag },
    },
    startup_time_ms: 5,
  });
  const deployed = (one: Omit<Deployed, 'id'>) => {
    deployments.unshift({ id: randomUUID(), ...one });
  };

  /** Secrets that have another value in the version in service than in these. */
  const changedSince = (shares: Deployed['versions']): string[] => {
    const now = secretsOf(deployments[0]?.versions.find(({ percentage }) => percentage > 0)?.version_id);
    const names = shares.flatMap(({ version_id: id }) => {
      const there = secretsOf(id);
      return Object.keys(now).filter((name) => now[name] !== there[name]);
    });
    return [...new Set(names)];
  };
  const secretsOf = (id = ''): Readonly<Record<string, string>> => versions.get(id)?.secrets ?? {};

  const share = (shares: Deployed['versions']) => deployed({ versions: shares, annotations: {} });
  /** @returns its id */
  const make = (tag: string, files: Record<string, string> = {}): string => {
    const id = randomUUID();
    const metadata = { bindings: [], annotations: { 'workers/tag': tag } };
    const contentsOf = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
    versions.set(id, { id, metadata, migrationTag, files: contentsOf, secrets: { ...secrets } });
    return id;
  };

  const upload = async (request: Request): Promise<Version | Response> => {
    const form = await request.formData();
    const metadata = JSON.parse(await textOf(form.get('metadata'))) as Metadata;
    const missing = metadata.bindings.filter(({ type, name }) => type === 'inherit' && !(name in secrets));
    for (const { type, name } of metadata.bindings) if (type === 'secret_text') secrets[name] = 'uploaded';
    if (missing[0]) return refuse(400, 10057, `inherit binding '${missing[0].name}' is invalid`);
    const manifest = sessions.get(metadata.assets?.jwt ?? '') ?? {};
    const files = new Map(
      Object.entries(manifest).map(([path, { hash }]) => [path, contents.get(hash) ?? Buffer.alloc(0)]),
    );
    migrationTag = metadata.migrations?.new_tag ?? migrationTag;
    const version = { id: randomUUID(), metadata, migrationTag, files, secrets: { ...secrets } };
    versions.set(version.id, version);
    return version;
  };

  const api = new Hono().basePath('/accounts/account');
  api.use((c, next) =>
    cloud.forbidden?.test(c.req.path) ? Promise.resolve(refuse(403, 10000, 'Authentication error')) : next(),
  );
  api.get('/workers/services/:name', () =>
    versions.size > 0 || Object.keys(secrets).length > 0
      ? ok({
          default_environment: {
            environment: 'production',
            script: { id: 'script', tag: 'tag', tags: [], last_deployed_from: 'wrangler', migration_tag: migrationTag },
          },
        })
      : refuse(404, 10090, 'This service does not exist.'),
  );
  api.post('/workers/scripts/:name/assets-upload-session', async (c) => {
    const { manifest } = await c.req.json<{ manifest: Record<string, { hash: string }> }>();
    const jwt = ['{}', JSON.stringify({ exp: 4e9, session: randomUUID() }), '']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');
    sessions.set(jwt, manifest);
    const wanted = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter((hash) => !contents.has(hash));
    return ok({ jwt, buckets: wanted.length > 0 ? [wanted] : [] });
  });
  api.post('/workers/assets/upload', async (c) => {
    for (const [hash, file] of await c.req.raw.formData())
      contents.set(hash, Buffer.from(await textOf(file), 'base64'));
    return ok({ jwt: c.req.header('authorization')?.replace('Bearer ', '') });
  });
  api.post('/workers/scripts/:name/versions', async (c) => {
    const made = await upload(c.req.raw);
    return made instanceof Response ? made : ok({ ...described(made), metadata: { has_preview: false } });
  });
  api.put('/workers/scripts/:name', async (c) => {
    const made = await upload(c.req.raw);
    if (made instanceof Response) return made;
    deployed({ versions: [{ version_id: made.id, percentage: 100 }], annotations: made.metadata.annotations ?? {} });
    return ok({ id: 'script', deployment_id: made.id.replaceAll('-', ''), startup_time_ms: 5 });
  });
  api.get('/workers/scripts/:name/versions', () => ok({ items: [...versions.values()].map(described) }));
  api.get('/workers/scripts/:name/versions/:id', (c) => {
    const found = versions.get(c.req.param('id'));
    return found ? ok(described(found)) : refuse(404, 10027, 'Version not found.');
  });
  api.get('/workers/scripts/:name/deployments', () =>
    versions.size === 0
      ? noWorker()
      : ok({
          deployments: deployments.map((one) => ({
            ...one,
            source: 'wrangler',
            strategy: 'percentage',
            author_email: 'operator@carrier.test',
            created_on: '2026-11-23T12:00:00Z',
          })),
        }),
  );
  api.post('/workers/scripts/:name/deployments', async (c) => {
    const wanted = await c.req.json<Deployed>();
    if (wanted.versions.some(({ version_id: id }) => !versions.has(id)))
      return refuse(404, 10027, 'Version not found.');
    if (wanted.versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
      return refuse(400, 10214, 'Percentages have to add up to 100.');
    const changed = c.req.query('force') === 'true' ? [] : changedSince(wanted.versions);
    if (changed.length > 0) return refuse(400, 10220, `The following secrets have changed: ${changed.join(', ')}`);
    const { versions: shares, annotations, code_update_strategy } = wanted;
    deployed({ versions: shares, annotations, code_update_strategy });
    return ok({ id: deployments[0]?.id });
  });
  api.patch('/workers/scripts/:name/script-settings', async (c) => ok(await c.req.json()));
  api.get('/workers/scripts/:name/secrets', () =>
    ok(Object.keys(secrets).map((name) => ({ name, type: 'secret_text' }))),
  );
  api.get('/workers/scripts/:name/settings', () => (versions.size > 0 ? ok({ bindings: [] }) : noWorker()));
  api.get('/workers/workers/:name', () => ok({ subdomain: { enabled: false, previews_enabled: false } }));
  api.post('/workers/scripts/:name/subdomain', () => ok({ enabled: false, previews_enabled: false }));
  api.post('/workers/scripts/:name/domains/changeset', () =>
    ok({ added: [], removed: [], updated: [], conflicting: [] }),
  );
  api.put('/workers/scripts/:name/domains/records', () => ok([]));
  api.post('/analytics_engine/sql', async (c) => {
    const sql = await c.req.text();
    cloud.queries.push(sql);
    const version = /blob2 = '([^']+)'/.exec(sql)?.[1] ?? '';
    const { requests, errors } = cloud.points(tagOf(version));
    return Response.json({ data: [{ requests: String(requests), errors: String(errors) }] });
  });

  const people = (request: Request): Response => {
    const now = deployments[0]?.versions ?? [];
    const wanted = /="([\w-]+)"/.exec(request.headers.get('cloudflare-workers-version-overrides') ?? '')?.[1];
    asked += 1;
    let left = asked % 100;
    const id =
      now.find((one) => one.version_id === wanted)?.version_id ??
      now.find(({ percentage }) => (left -= percentage) < 0)?.version_id;
    const version = versions.get(id ?? '');
    if (!version) return new Response(null, { status: 404 });
    const file = version.files.get(new URL(request.url).pathname);
    return file
      ? new Response(new Uint8Array(file))
      : cloud.answer(request, { id: version.id, tag: tagOf(version.id) });
  };

  api.notFound((c) => {
    cloud.unknown.push(`${c.req.method} ${new URL(c.req.url).pathname}`);
    return refuse(404, 7003, 'No such route.');
  });
  const listen = (...asked: Parameters<typeof getRequestListener>) => startLocalServer(getRequestListener(...asked));
  const [apiServer, portalServer] = await Promise.all([listen((request) => api.fetch(request)), listen(people)]);

  const cloud: Cloud = {
    api: apiServer.url,
    portal: portalServer.url,
    history: () =>
      deployments
        .map((one) => Object.fromEntries(one.versions.map((share) => [tagOf(share.version_id), share.percentage])))
        .reverse(),
    codeUpdate: () => deployments[0]?.code_update_strategy?.mode,
    unknown: [],
    queries: [],
    setSecrets: (...names) => names.forEach((name) => (secrets[name] = 'first')),
    putSecret(name, value) {
      const [latest] = deployments;
      const current = versions.get(latest?.versions[0]?.version_id ?? '');
      // Versions are in the order of their uploads.
      if (!current || [...versions.keys()].at(-1) !== current.id)
        throw new Error("the latest version of your Worker isn't currently deployed");
      secrets[name] = value;
      share([{ version_id: make(tagOf(current.id)), percentage: 100 }]);
    },
    secretsNow: () => secretsOf(deployments[0]?.versions[0]?.version_id),
    begin: (tag, files = {}, others = {}) => {
      migrationTag = 'v1';
      make(tag, files);
      const left = Object.values(others).reduce((rest, percent) => rest - percent, 100);
      const shares = Object.entries({ ...others, [tag]: left });
      share(shares.map(([one, percentage]) => ({ version_id: idOf(one), percentage })));
    },
    wrangler: (newest) => {
      const upload = async (args: readonly string[]) => make(args[args.indexOf('--tag') + 1] ?? '');
      const everybody = (version: string) => share([{ version_id: version, percentage: 100 }]);
      return {
        upload,
        async deploy(args) {
          migrationTag = newest;
          const version = await upload(args);
          everybody(version);
          return version;
        },
        split: async (shares) =>
          share(shares.map(({ version, percent }) => ({ version_id: version, percentage: percent }))),
        async goBack(version, _, withOldSecrets) {
          const changed = withOldSecrets ? [] : changedSince([{ version_id: version, percentage: 100 }]);
          if (changed.length > 0)
            throw new WranglerError(
              'refused',
              `The following secrets have changed: ${changed.join(', ')} [code: 10220]`,
            );
          everybody(version);
        },
        triggers: async () => undefined,
      };
    },
    forbidden: undefined,
    answer: wellPortal,
    points: () => ({ requests: 1_000, errors: 0 }),
    close: async () => void (await Promise.all([apiServer.stop(), portalServer.stop()])),
  };
  return cloud;
}

const textOf = async (part: FormDataEntryValue | null): Promise<string> =>
  part instanceof File ? part.text() : (part ?? '');
