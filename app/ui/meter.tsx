import type { Tone } from '#app/copy/tone.ts';

/** A bar; SVG attributes, because the page's policy blocks style attributes. `percent` is cut to 0 … 100. */
export function Meter({ percent, label, tone = 'calm' }: { percent: number; label: string; tone?: Tone }) {
  return (
    <svg className={`meter ${tone}`} viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect width={Math.min(100, Math.max(0, percent))} height="1" />
    </svg>
  );
}
