import { endpoints } from '../carrier.ts';
import type { LawChoice } from './procedure.ts';

/** Returns the chosen writes whose effect no chosen read shows, each with the reads that do (HTTP-35). */
export function unreadEffects({ reads, writes }: Pick<LawChoice, 'reads' | 'writes'>): string[] {
  return writes.flatMap((write) => {
    const reconcileWith = endpoints.find(({ id }) => id === write)?.reconcileWith ?? 'none';
    if (reconcileWith === 'none' || reads.some((read) => reconcileWith.includes(read))) return [];
    return [`${write} (seen in ${reconcileWith.join(' or ')})`];
  });
}
