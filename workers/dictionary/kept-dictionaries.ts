import type { Env } from '../env.ts';
import { ZstdEncoder } from './zstd.ts';

/** A dictionary that a browser has stored, with the hash that it sends. */
export interface KnownDictionary {
  /** SHA-256 of the dictionary's text. */
  hash: Uint8Array;
  encoder: ZstdEncoder;
}

/** Dictionaries by path, shared by all requests of this Worker. */
const loaded = new Map<string, Promise<KnownDictionary | undefined>>();

/**
 * Returns the dictionary that a request names, of this deployment or of one before it; undefined where it is not kept.
 * @param header `Available-Dictionary`, a byte sequence of structured fields
 */
export function dictionaryOf(header: string, assets: Env['ASSETS']): Promise<KnownDictionary | undefined> | undefined {
  const [, hash] = /^:([\w+/]{43}=):$/.exec(header.trim()) ?? [];
  if (hash === undefined) return undefined;
  const cached = loaded.get(hash);
  if (cached) return cached;
  const loading = load(hash, assets).catch(() => undefined);
  loaded.set(hash, loading);
  // An invented name stays unknown: a map of all of them would grow.
  void loading.then((dictionary) => dictionary ?? loaded.delete(hash));
  return loading;
}

async function load(hash: string, assets: Env['ASSETS']): Promise<KnownDictionary | undefined> {
  const name = hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 10);
  const file = await assets.fetch(`https://assets.invalid/script/dictionary-${name}.txt`);
  if (!file.ok) return undefined;
  const text = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  if (btoa(String.fromCharCode(...digest)) !== hash) return undefined;
  return { hash: digest, encoder: new ZstdEncoder(new Uint8Array(text)) };
}
