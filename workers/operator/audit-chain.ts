import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import { derivedKey } from '../session/derived-key.ts';
import type { AuditLine } from './operator-rpc.ts';

/** The fields of a line that its hash covers; `text` is the entry as it was written. */
export interface ChainedLine extends Pick<AuditLine, 'number' | 'at' | 'mac'> {
  text: string;
}

/**
 * The hash of a line: over its number, its time, its text and the hash of the line before, so that one that is
 * missing, changed or moved shows (SAFETY-54). @param key 32 bytes as base64url
 */
export async function makeMac(
  key: string,
  { number, at, text }: Omit<ChainedLine, 'mac'>,
  before: string,
): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([number, at, text, before]));
  const whole = await crypto.subtle.sign('HMAC', await derivedKey(key, 'audit'), content);
  return base64url.encode(new Uint8Array(whole).slice(0, 16));
}

/**
 * The numbers of lines at which the chain does not hold, the first missing one among them.
 * @param keys as `OPERATOR_KEY` has them: each line was made with one of these
 * @param head what the log noted as its last line
 */
export async function findBrokenLines(
  keys: string,
  lines: readonly ChainedLine[],
  head: Pick<ChainedLine, 'number' | 'mac'> | undefined,
): Promise<number[]> {
  const broken: number[] = [];
  let previous: Pick<ChainedLine, 'number' | 'mac'> = { number: 0, mac: '' };
  for (const line of lines) {
    if (line.number !== previous.number + 1) broken.push(previous.number + 1);
    else if (!(await isMadeWith(keys, line, previous.mac))) broken.push(line.number);
    previous = line;
  }
  const { number: last, mac } = head ?? { number: 0, mac: '' };
  if (previous.number !== last) broken.push(Math.min(previous.number, last) + 1);
  else if (previous.mac !== mac) broken.push(last);
  return [...new Set(broken)];
}

async function isMadeWith(keys: string, line: ChainedLine, before: string): Promise<boolean> {
  for (const { key } of keysOf(keys)) if ((await makeMac(key, line, before)) === line.mac) return true;
  return false;
}
