import type { Tone } from '#app/copy/tone.ts';

interface MeterProps {
  /** Percent that is filled, limited to 0 … 100. */
  percent: number;
  label: string;
  /** Color of the meter; calm has the brand's color. */
  tone?: Tone;
}

/** A bar; SVG attributes, because the page's policy blocks style attributes. */
export function Meter({ percent, label, tone = 'calm' }: MeterProps) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <svg
      className={tone === 'calm' ? 'meter' : `meter ${tone}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {filled > 0 && <path d={`M0 .5H${filled}`} />}
    </svg>
  );
}
