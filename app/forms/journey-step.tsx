import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { Banner } from '#app/ui/banner.tsx';
import type { ProgressProps } from '#app/ui/progress.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useWayBack } from '#app/ui/way-back.ts';

interface JourneyStepProps {
  title: string;
  about?: ReactNode;
  /** The step before; without one the way back is that of SHELL-53 (JOURNEY-4). */
  back: { to: string; words: string } | undefined;
  step?: ProgressProps;
  side?: ReactNode;
  /** The reason why nothing was saved, unless the form itself shows it. */
  because: string | undefined;
  children: ReactNode;
}

/** The frame of a step of a journey: the way back, its position, and the reason why nothing was saved. */
export function JourneyStep({ title, about, back, step, side, because, children }: JourneyStepProps) {
  const { changed } = useCopy(journeyMessages);
  const wayBack = useWayBack();
  return (
    <SinglePage title={title} about={about} back={back ?? wayBack} step={step} side={side}>
      {because === 'changed' && <Banner tone="warn" {...changed} />}
      {children}
    </SinglePage>
  );
}
