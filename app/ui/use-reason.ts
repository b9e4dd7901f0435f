import { reasonMessages } from '#app/copy/reason.ts';
import type { Reason } from '#rpc/domain/permission.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** Writes why something cannot be done, with the number to call and the account holder's name (LINE-24). */
export function useReason(): (reason: Reason) => string {
  const { brand, me } = usePage();
  const copy = useCopy(reasonMessages);
  return (reason) => copy[reason](brand.supportNumber, me?.holder);
}
