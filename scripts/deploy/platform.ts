import * as z from 'zod/mini';
import { DeployRefusal } from './options.ts';

/** One deployment: its versions, with their shares of the requests in percent. */
export interface Deployment {
  id: string;
  versions: readonly Share[];
}

export interface Share {
  version: string;
  percent: number;
}

/** Reads of the platform's API about one Worker. */
export type Platform = ReturnType<typeof platformOf>;

const envelope = z.object({
  success: z.boolean(),
  errors: z.optional(z.nullable(z.array(z.object({ code: z.number(), message: z.string() })))),
  result: z.unknown(),
});
const serviceSchema = z.object({
  default_environment: z.object({ script: z.object({ migration_tag: z.optional(z.nullable(z.string())) }) }),
});
const deploymentsSchema = z.object({
  deployments: z.array(
    z.object({
      id: z.string(),
      versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
    }),
  ),
});
const versionSchema = z.object({
  annotations: z.optional(
    z.object({ 'workers/tag': z.optional(z.string()), 'workers/message': z.optional(z.string()) }),
  ),
  resources: z.optional(
    z.object({ script_runtime: z.optional(z.object({ migration_tag: z.optional(z.nullable(z.string())) })) }),
  ),
});
const rowsSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** Error codes of the API for a Worker that does not exist. */
const noSuchWorker = new Set([10007, 10090]);
const limitMs = 30_000;

/**
 * Throws for a missing permission.
 * @throws DeployRefusal for a token that may not read this
 */
function assertRight({ status }: Response, right: string): void {
  if (status === 401 || status === 403)
    throw new DeployRefusal(`CLOUDFLARE_API_TOKEN lacks the right "${right}" for this account.`);
}

/** `api` is the base address of the API, from `CLOUDFLARE_API_BASE_URL`. */
type PlatformAccess = Record<'account' | 'token' | 'worker', string> & { api?: string | undefined };

/**
 * Makes a client for the parts of the platform's API that wrangler has no command for. Its methods throw when the API
 * returns an error.
 */
export function platformOf({ account, token, worker, api }: PlatformAccess) {
  const base = `${api || 'https://api.cloudflare.com/client/v4'}/accounts/${account}`;
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${base}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(limitMs),
    });
  /**
   * Reads one result of the API.
   * @returns undefined where the Worker does not exist
   */
  const readResult = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> => {
    const answer = await ask(path);
    const { success, errors, result } = envelope.parse(await answer.json());
    if (success) return schema.parse(result);
    if (errors?.some(({ code }) => noSuchWorker.has(code))) return undefined;
    assertRight(answer, 'Workers Scripts: Edit');
    throw new Error(`${path}: ${answer.status} ${errors?.map(({ message }) => message).join(', ')}`);
  };
  const script = `/workers/scripts/${worker}`;
  return {
    /** The tag of the last class migration that was applied; undefined where no version with classes ever served. */
    migrationTag: async () =>
      (await readResult(`/workers/services/${worker}`, serviceSchema))?.default_environment.script.migration_tag ??
      undefined,
    /** The latest first; empty where the Worker does not exist. */
    deployments: async (): Promise<Deployment[]> =>
      ((await readResult(`${script}/deployments`, deploymentsSchema))?.deployments ?? []).map(({ id, versions }) => ({
        id,
        versions: versions.map((share) => ({ version: share.version_id, percent: share.percentage })),
      })),
    /** The tag and message of a version's upload, and its last class migration. */
    version: async (id: string): Promise<{ tag?: string; message?: string; migrationTag?: string }> => {
      const details = await readResult(`${script}/versions/${id}`, versionSchema);
      return {
        tag: details?.annotations?.['workers/tag'],
        message: details?.annotations?.['workers/message'],
        migrationTag: details?.resources?.script_runtime?.migration_tag ?? undefined,
      };
    },
    /** Returns the rows of a query over Analytics Engine. */
    rows: async (sql: string): Promise<Record<string, unknown>[]> => {
      const answer = await ask('/analytics_engine/sql', { method: 'POST', body: sql });
      assertRight(answer, 'Account Analytics: Read');
      if (!answer.ok) throw new Error(`Analytics Engine: ${answer.status} ${await answer.text()}`);
      return rowsSchema.parse(await answer.json()).data;
    },
  };
}
