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
  const positionOf = (size: number) => `${largest <= 0 ? 100 : Math.round(Math.min(1, size / largest) * 1000) / 10}%`;
  return (
    <svg className="scale" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <rect className="all" width="100%" height="100%" />
      <rect width={gigabytes === undefined ? '100%' : positionOf(gigabytes)} height="100%" />
      {used !== undefined && <line className="you" x1={positionOf(used)} y1="-30%" x2={positionOf(used)} y2="130%" />}
    </svg>
  );
}
