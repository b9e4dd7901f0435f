import { pictureMessages } from '#app/copy/picture.ts';
import { FramedNumber, Picture, SimChip } from './drawing.tsx';
import { groupsOfFour } from './groups-of-four.ts';
import { useCopy } from './page-context.tsx';

const steps = [0, 5, 7, 4, 7, 4, 8, 5, 4, 7, 5, 4, 8, 5, 4, 7, 5, 5];
const bars = `M112 56${steps.map((step) => `m${step}-26v26`).join('')}`;

/** The card that a SIM comes in, with its 19 digits under the bar code. */
export function SimNumberPicture() {
  return (
    <Picture height={140} label={useCopy(pictureMessages).simNumber}>
      <rect x="14" y="6" width="212" height="128" rx="12" fill="var(--card)" stroke="var(--edge)" strokeWidth="2" />
      <SimChip x={30} y={24} />
      <path d={bars} stroke="var(--ink-2)" strokeWidth="2" />
      <rect x="26" y="88" width="188" height="30" rx="8" fill="var(--soft)" stroke="var(--brand)" strokeWidth="2" />
      <FramedNumber y={108} size={14} width={168}>
        {groupsOfFour('8901000000000000000')}
      </FramedNumber>
    </Picture>
  );
}
