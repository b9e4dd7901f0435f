import type { Tone } from '#app/copy/tone.ts';

interface MeterProps {
  /** Cut to 0 … 100. */
  percent: number;
  label: string;
  tone?: Tone;
  /** A tick at so many percent. */
  tick?: number;
}

/** A bar; SVG attributes, because the page's policy blocks style attributes. */
export function Meter({ percent, label, tone = 'calm', tick }: MeterProps) {
  return (
    <svg className={`meter ${tone}`} viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect width={Math.min(100, Math.max(0, percent))} height="1" />
      {tick !== undefined && (
        <path fill="currentColor" stroke="var(--card)" paintOrder="stroke" d={`M${Math.min(99, tick)}-1h1v3h-1z`} />
      )}
    </svg>
  );
}
