import type { Reason } from '#rpc/domain/permission.ts';
import { Note } from './banner.tsx';
import { CallText } from './call-text.tsx';
import { LetsTalk } from './lets-talk.tsx';
import { usePage } from './page-context.tsx';
import { useReason } from './use-reason.ts';

/** Reasons that only people can help with (ERROR-4). */
const talk: readonly Reason[] = ['fraud', 'non-pay', 'primary-suspended'];

interface RefusedProps {
  reason: Reason;
  id?: string;
  /** Where the page says it better than the common words. */
  words?: string;
}

/** Why a page's whole purpose cannot be had, in place of its form. */
export function Refused({ reason, id, words: own }: RefusedProps) {
  const { brand } = usePage();
  const common = useReason()(reason);
  const words = own ?? common;
  if (reason === 'fraud') return <LetsTalk id={id} />;
  return (
    <>
      {talk.includes(reason) && <LetsTalk />}
      <Note tone="warn" id={id}>
        <CallText number={brand.supportNumber}>{words}</CallText>
      </Note>
    </>
  );
}
