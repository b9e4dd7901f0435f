import { keysOf } from '#rpc/domain/key-list.ts';
import { plainReference, spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { Env } from '../env.ts';
import { makeTag } from '../session/keyed-tag.ts';
import { seal, unseal } from '../session/seal.ts';

/** Kinds of values by which a customer can be found. */
export type FoundBy = 'reference' | 'email';

type IndexEnv = Pick<Env, 'INDEX' | 'OPERATOR_KEY'>;

/** Sealed content of a row. It includes the tag, so that a row that was moved to another tag is detected. */
interface Sealed {
  tag: string;
  group: string;
}

/** Returns the normalized value: one spelling for all that mean the same. */
function plain(by: FoundBy, said: string): string {
  return by === 'reference' ? plainReference(said) : said.trim().toLowerCase();
}

/** The tag of what is looked for. @param key 32 bytes as base64url */
function tagOf(key: string, by: FoundBy | 'account', said: string): Promise<string> {
  return makeTag(key, 'index', `${by} ${by === 'account' ? said : plain(by, said)}`);
}

/** The tag by which the index and the audit log name an account: by the key in use, then by those before it. */
export async function makeAccountTags({ OPERATOR_KEY }: Pick<Env, 'OPERATOR_KEY'>, group: string): Promise<string[]> {
  if (!OPERATOR_KEY) return [];
  return Promise.all(keysOf(OPERATOR_KEY).map(({ key }) => tagOf(key, 'account', group)));
}

/** Returns the tags of a value, by the current key first, then by earlier keys. */
export async function makeSpokenTags(
  { OPERATOR_KEY }: Pick<Env, 'OPERATOR_KEY'>,
  by: FoundBy,
  said: string,
): Promise<string[]> {
  if (!OPERATOR_KEY) return [];
  return Promise.all(keysOf(OPERATOR_KEY).map(({ key }) => tagOf(key, by, said)));
}

/** The part of the index that a tag is in: 64 of them, by its first character. */
function partOf({ INDEX }: IndexEnv, tag: string) {
  return INDEX.get(INDEX.idFromName(tag.slice(0, 1)));
}

/**
 * Notes by what an account can be found (SAFETY-52); nothing without the operator's key.
 * @param until milliseconds since 1970
 * @returns the tag that it is found by
 */
export async function noteInIndex(
  env: IndexEnv,
  { by, said, group, until }: { by: FoundBy; said: string; group: string; until: number },
): Promise<string | undefined> {
  const [[tag], [account]] = await Promise.all([makeSpokenTags(env, by, said), makeAccountTags(env, group)]);
  if (!env.OPERATOR_KEY || tag === undefined || account === undefined) return undefined;
  const sealed = await seal(env.OPERATOR_KEY, { tag, group } satisfies Sealed);
  await partOf(env, tag).put({ tag, account, sealed, until });
  return tag;
}

/** Returns the groups that the index has for a value. @param known the value's tags, where they are made already */
export async function findInIndex(
  env: IndexEnv,
  by: FoundBy,
  said: string,
  known?: readonly string[],
): Promise<string[]> {
  const tags = known ?? (await makeSpokenTags(env, by, said));
  const groups = await Promise.all(tags.map((tag) => groupsUnder(env, tag)));
  return [...new Set(groups.flat())];
}

/** Returns the groups that a tag of the index leads to; none once they are forgotten. */
export async function groupsUnder(env: IndexEnv, tag: string): Promise<string[]> {
  const rows = await partOf(env, tag).find(tag);
  const contents = rows.map((one) => unseal<Sealed>(env.OPERATOR_KEY ?? '', one).catch(() => undefined));
  return (await Promise.all(contents)).flatMap((one) => (one?.tag === tag ? [one.group] : []));
}

/** Removes the index entries of an erased account, or of an erased part. */
export async function dropFromIndex(
  env: IndexEnv,
  group: string,
  { operationIds, tags }: { operationIds: readonly string[]; tags: readonly string[] },
): Promise<void> {
  const accounts = await makeAccountTags(env, group);
  const ofOperations = await Promise.all(
    operationIds.map((id) => makeSpokenTags(env, 'reference', spokenReference(id))),
  );
  const all = [...ofOperations.flat(), ...tags];
  const parts = new Set(all.map((tag) => tag.slice(0, 1)));
  await Promise.all(
    [...parts].flatMap((part) => {
      const partTags = all.filter((tag) => tag.startsWith(part));
      return accounts.map((account) => partOf(env, part).drop(partTags, account));
    }),
  );
}
