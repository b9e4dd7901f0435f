interface SizeBarProps {
  /** Gigabytes of the plan; undefined for unlimited data, which fills the track. */
  gigabytes: number | undefined;
  largest: number;
  /** Gigabytes that were used, for the tick. */
  used?: number | undefined;
  /** Accessible name of the bar, where no words beside it describe it. */
  label?: string;
}

/** The data of a plan to scale: the track is the largest plan on offer, the tick is the reader's own use (PLAN-25). */
export function SizeBar({ gigabytes, largest, used, label }: SizeBarProps) {
  const positionOf = (size: number) => (largest <= 0 ? 100 : Math.round(Math.min(1, size / largest) * 1000) / 10);
  return (
    <svg
      className="scale"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="all" d="M0 .5H100" />
      <path d={`M0 .5H${gigabytes === undefined ? 100 : positionOf(gigabytes)}`} />
      {used !== undefined && <path className="you" d={`M${positionOf(used)}-.3V1.3`} />}
    </svg>
  );
}
