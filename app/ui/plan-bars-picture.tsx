import { pictureMessages } from '#app/copy/picture.ts';
import { Picture } from './drawing.tsx';
import { useCopy } from './use-copy.ts';

/** Gigabytes of the Best Fit plans, smallest first. */
const plans = [2, 5, 10, 15];
const perGigabyte = 6;
const ground = 118;

/** The data of the Best Fit plans as bars beside each other. */
export function PlanBarsPicture() {
  return (
    <Picture height={140} label={useCopy(pictureMessages).planBars}>
      {plans.map((gigabytes, index) => {
        const x = 12 + 58 * index;
        const height = gigabytes * perGigabyte;
        return (
          <g key={gigabytes}>
            <rect
              x={x}
              y={ground - height}
              width="42"
              height={height}
              rx="4"
              fill="var(--brand-soft)"
              stroke="var(--brand)"
              strokeWidth="2"
            />
            <text x={x + 21} y="136" fontSize="13" fontWeight="650" textAnchor="middle" fill="var(--ink)">
              {`${gigabytes} GB`}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${ground}h236`} stroke="var(--edge)" strokeWidth="2" />
    </Picture>
  );
}
