import { pictureMessages } from '#app/copy/picture.ts';
import { FramedNumber, Picture } from './drawing.tsx';
import { groupsOfFour } from './groups-of-four.ts';
import { useCopy } from './page-context.tsx';

/** Drawing of a phone on which *#06# was dialed, so that it shows its IMEI. */
export function ImeiPicture() {
  return (
    <Picture height={150} label={useCopy(pictureMessages).imei}>
      <rect x="78" y="5" width="84" height="140" rx="12" fill="var(--card)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M110 13h20" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
      <text x="120" y="40" fontSize="15" fontWeight="650" textAnchor="middle" fill="var(--ink)">
        *#06#
      </text>
      <rect x="58" y="54" width="124" height="38" rx="8" fill="var(--soft)" stroke="var(--brand)" strokeWidth="2" />
      <text x="120" y="69" fontSize="11" textAnchor="middle" fill="var(--ink)">
        IMEI
      </text>
      <FramedNumber y={84} size={12} width={108}>
        {groupsOfFour('350000000000006')}
      </FramedNumber>
      <path
        d="M98 106h.01M120 106h.01M142 106h.01M98 119h.01M120 119h.01M142 119h.01M98 132h.01M120 132h.01M142 132h.01"
        stroke="var(--edge)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </Picture>
  );
}
