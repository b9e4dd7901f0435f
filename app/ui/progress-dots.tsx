import { journeyMessages } from '#app/copy/journey.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import type { LineProgress } from '#rpc/portal/line-progress.ts';
import { useCopy } from './page-context.tsx';

const gap = 60;

/** Progress of a SIM kit or a port-in, in words and as dots: those that are reached are filled (HOME-22). */
export function ProgressDots({ progress }: { progress: LineProgress }) {
  const { at, of } = progress;
  const [place, name] = useStepWords()(progress);
  const end = 8 + gap * (of - 1);
  return (
    <div className="quiet small">
      <p>
        {place}: <b>{name}</b>
      </p>
      <svg width={end + 8} height="16" strokeWidth="2" aria-hidden="true">
        <path stroke="var(--edge)" d={`M8 8H${end}`} />
        {Array.from({ length: of }, (_, index) => (
          <circle
            key={index}
            cx={8 + gap * index}
            cy="8"
            r="6"
            {...(index < at
              ? { fill: 'var(--brand)', stroke: 'var(--brand)' }
              : { fill: 'var(--card)', stroke: 'var(--edge)' })}
          />
        ))}
      </svg>
    </div>
  );
}

/** Returns the place of the present step among all, and its name. */
export function useStepWords(): (progress: LineProgress) => readonly [place: string, name: string] {
  const { step } = useCopy(journeyMessages);
  const { kit, port } = useCopy(lineCardMessages).steps;
  return (progress) => [
    step(progress.at, progress.of),
    progress.kind === 'kit' ? kit[progress.step] : port[progress.step],
  ];
}
