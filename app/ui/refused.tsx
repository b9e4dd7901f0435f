import type { Blocked, Reason } from '#rpc/domain/decision.ts';
import { Note } from './banner.tsx';
import { LetsTalk } from './lets-talk.tsx';
import { ReasonText } from './reason-text.tsx';

/** Reasons that only people can help with (ERROR-4). */
const talk: readonly Reason[] = ['fraud', 'non-pay', 'primary-suspended'];

/** Why a page's whole purpose cannot be had, in place of its form. */
export function Refused({ why, id }: { why: Blocked; id?: string }) {
  if (why.reason === 'fraud') return <LetsTalk id={id} />;
  return (
    <>
      {talk.includes(why.reason) && <LetsTalk />}
      <Note tone="warn" id={id}>
        <ReasonText why={why} />
      </Note>
    </>
  );
}
