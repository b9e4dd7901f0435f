import type { ReactNode } from 'react';
import { usePage } from './page-context.tsx';

/**
 * A drawing in the colors of the page, 240 wide; `label` is its whole text alternative. Lite pages have none
 * (SHELL-27).
 */
export function Picture({ height, label, children }: { height: number; label: string; children: ReactNode }) {
  if (usePage().lite) return null;
  return (
    <svg width="240" height={height} viewBox={`0 0 240 ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Drawing of a parcel, hidden from screen readers because the words beside it have the same meaning. */
export function Parcel() {
  if (usePage().lite) return null;
  return (
    <svg className="drawn" width="4.5rem" height="4.5rem" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M8 20 32 9l24 11v25L32 57 8 45zl24 12 24-12M32 32v25M20 14l24 12v8" />
    </svg>
  );
}

/** A SIM card, 38 wide and 52 high, in a picture. */
export function SimChip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2">
      <path
        d="M6 1h20l11 11v33a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 5-6z"
        fill="var(--page)"
        stroke="var(--edge)"
      />
      <path
        d="M9 20h20v22H9zM9 27h6v8H9m20-8h-6v8h6M19 20v22"
        className="warn"
        fill="var(--soft)"
        stroke="var(--tone)"
        strokeLinejoin="round"
      />
    </g>
  );
}

interface FramedNumberProps {
  y: number;
  size: number;
  /** Width of the number as drawn. */
  width: number;
  children: string;
}

/** A number in a frame of a picture, at its middle: in whatever font, it stays inside. */
export function FramedNumber({ y, size, width, children }: FramedNumberProps) {
  return (
    <text
      x="120"
      y={y}
      fontSize={size}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      textAnchor="middle"
      fill="var(--ink)"
    >
      {children}
    </text>
  );
}
