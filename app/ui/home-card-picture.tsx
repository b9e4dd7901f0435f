import { pictureMessages } from '#app/copy/picture.ts';
import { Picture } from './drawing.tsx';
import { useCopy } from './page-context.tsx';

/** A card of Home drawn small: a name, its state, the data that is left, the bar, and a button. */
export function HomeCardPicture() {
  return (
    <Picture height={132} label={useCopy(pictureMessages).homeCard}>
      <rect x="1" y="1" width="238" height="130" rx="16" fill="var(--card)" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M62 25h72M62 40h46M160 64h56"
        stroke="var(--edge)"
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="36" cy="32" r="14" fill="var(--soft)" />
      <text x="20" y="69" fontSize="18" fontWeight="700" fill="var(--ink)">
        3.8 GB
      </text>
      <path d="M24 84h192" stroke="var(--line)" strokeWidth="8" strokeLinecap="round" />
      <path d="M24 84h118" stroke="var(--brand)" strokeWidth="8" strokeLinecap="round" />
      <rect x="20" y="98" width="200" height="22" rx="11" fill="var(--soft)" />
      <path d="M96 109h48" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round" />
    </Picture>
  );
}
