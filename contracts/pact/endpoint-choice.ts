import { endpoints } from '../carrier.ts';
import { lawNames } from '../laws/law-names.ts';
import { grouped } from './grouped.ts';
import { interactions } from './interaction.ts';

const ids = endpoints.map(({ id }) => id);
const nouns = [...new Set(ids.map((id) => id.split('.')[0] as string))];

/**
 * The endpoints that somebody means: by id, by noun (`topup`), or by a pattern (`topup.*`, `*.status`).
 * @throws Error with the nearest id or noun when one of the texts means nothing
 */
export function endpointsMeant(texts: string[]): string[] {
  const meant = texts.flatMap((text) => {
    const pattern = new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '.*')}(\\..*)?$`);
    const matches = /^[\w.*]+$/.test(text) ? ids.filter((id) => pattern.test(id)) : [];
    const candidates = text.includes('.') ? ids : [...nouns, ...ids];
    if (matches.length === 0)
      throw new Error(`there is no endpoint ${text}; the nearest is ${nearest(text, candidates)}`);
    return matches;
  });
  return [...new Set(meant)];
}

/**
 * The laws and relations that somebody names, or `laws` for all.
 * @throws Error with the nearest name when one of the texts is none
 */
export function lawsMeant(texts: string[]): string[] {
  const names = ['laws', ...lawNames];
  const unknown = texts.find((text) => !names.includes(text));
  if (unknown !== undefined) throw new Error(`there is no law ${unknown}; the nearest is ${nearest(unknown, names)}`);
  return texts;
}

/** Returns the examples of chosen endpoints that need calls outside the choice: how many of each, and which calls. */
export function leftOut(ids: readonly string[]): string[] {
  const needing = interactions.flatMap(({ target, calls }) => {
    const missing = calls.map(({ endpoint }) => endpoint).filter((id) => !ids.includes(id));
    return ids.includes(target.id) && missing.length > 0 ? [{ id: target.id, missing }] : [];
  });
  return [...grouped(needing, ({ id }) => id)].map(
    ([id, same]) => `${id} (${same.length}, after ${[...new Set(same.flatMap(({ missing }) => missing))].join(', ')})`,
  );
}

function nearest(text: string, candidates: readonly string[]): string {
  const [best] = candidates.toSorted((a, b) => distance(a, text) - distance(b, text));
  return best ?? '';
}

/** Returns the edit distance of two texts, ignoring case: the number of letters to insert, remove or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from.toLowerCase()].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to.toLowerCase()].entries()) {
      const replaceCost = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, replaceCost));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
