import { pictureMessages } from '#app/copy/picture.ts';
import { Picture, SimChip } from './drawing.tsx';
import { useCopy } from './page-context.tsx';

const phone = { y: 6, width: 64, height: 116, rx: 10, fill: 'var(--card)', stroke: 'var(--edge)', strokeWidth: 2 };

/** Drawing of a SIM card that goes into a phone, beside a phone that needs none. */
export function SimAndEsimPicture() {
  return (
    <Picture height={150} label={useCopy(pictureMessages).simAndEsim}>
      <SimChip x={4} y={38} />
      <path d="M46 64h10m-4-4 4 4-4 4" fill="none" stroke="var(--brand)" strokeWidth="2" strokeLinecap="round" />
      <rect x="62" {...phone} />
      <path d="M62 54v20" stroke="var(--brand)" strokeWidth="4" />
      <rect x="166" {...phone} />
      <rect x="184" y="50" width="28" height="28" rx="5" fill="var(--soft)" stroke="var(--brand)" strokeWidth="2" />
      <path
        d="M190 50v-6m8 6v-6m8 6v-6m-16 40v-6m8 6v-6m8 6v-6m-22-22h-6m6 8h-6m6 8h-6m40-16h-6m6 8h-6m6 8h-6"
        stroke="var(--brand)"
        strokeWidth="2"
      />
      <path d="M84 14h20m84 0h20" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
      <text x="64" y="144" fontSize="15" fontWeight="650" textAnchor="middle" fill="var(--ink)">
        SIM
      </text>
      <text x="198" y="144" fontSize="15" fontWeight="650" textAnchor="middle" fill="var(--ink)">
        eSIM
      </text>
    </Picture>
  );
}
