import type { Reason } from '#rpc/domain/permission.ts';
import { CallText } from './call-text.tsx';
import { usePage } from './page-context.tsx';
import { useReason } from './use-reason.ts';

/** Why something cannot be done; the number in it can be tapped to call (LINE-24). */
export function ReasonText({ reason }: { reason: Reason }) {
  return <CallText number={usePage().brand.supportNumber}>{useReason()(reason)}</CallText>;
}
