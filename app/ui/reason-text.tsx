import type { Blocked } from '#rpc/domain/permission.ts';
import { CallText } from './call-text.tsx';
import { usePage } from './page-context.tsx';
import { useReason } from './use-reason.ts';

/** Why something cannot be done; the number in it can be tapped to call (LINE-24). */
export function ReasonText({ why }: { why: Blocked }) {
  return <CallText number={usePage().brand.supportNumber}>{useReason()(why)}</CallText>;
}
