/**
 * The data of a plan to scale: the track is the largest plan on offer, unlimited data fills it. The words beside it
 * have the amount.
 */
export function SizeBar({ gigabytes, largest }: { gigabytes: number | undefined; largest: number }) {
  const width = gigabytes === undefined || largest <= 0 ? 100 : Math.min(100, (gigabytes / largest) * 100);
  return (
    <svg className="scale" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path className="all" d="M0 .5H100" />
      <path d={`M0 .5H${Math.round(width * 10) / 10}`} />
    </svg>
  );
}
