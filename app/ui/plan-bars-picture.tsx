import { pictureMessages } from '#app/copy/picture.ts';
import { Picture } from './drawing.tsx';
import { useCopy } from './page-context.tsx';

/** Gigabytes of the Best Fit plans, smallest first. */
const plans = [2, 5, 10, 15];
const perGigabyte = 8;
const ground = 124;
/** A message, a map's pin, a note, a video: each plan has room for one more. Paths around their middle. */
const uses = [
  'm-6-5h12v8h-6l-3 3v-3h-3z',
  'm0 7c-3-5-5-6-5-9a5 5 0 0 1 10 0c0 3-2 4-5 9zm0-9v.01',
  'm-2 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0v-9l7-2v9a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  'm-4-6v12l10-6z',
];

/** The data of the Best Fit plans as bars beside each other, with what fits in them. */
export function PlanBarsPicture() {
  return (
    <Picture height={146} label={useCopy(pictureMessages).planBars}>
      {plans.map((gigabytes, index) => {
        const x = 12 + 58 * index;
        const height = gigabytes * perGigabyte;
        const room = height / (index + 1);
        const fitting = uses.slice(0, index + 1);
        return (
          <g key={gigabytes}>
            <rect x={x} y={ground - height} width="42" height={height} rx="4" fill="var(--soft)" stroke="var(--edge)" />
            <path
              fill="none"
              stroke="var(--brand)"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={fitting.map((use, at) => `M${x + 21} ${ground - room * (at + 0.5)}${use}`).join('')}
            />
            <text x={x + 21} y="142" fontSize="13" fontWeight="650" textAnchor="middle" fill="var(--ink)">
              {`${gigabytes} GB`}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${ground}h236`} stroke="var(--edge)" strokeWidth="2" />
    </Picture>
  );
}
