import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { Banner } from '#app/ui/banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';

interface JourneyStepProps {
  title: string;
  about?: ReactNode;
  /** The step before; without one the way back leads Home (JOURNEY-4). */
  back: { to: string; words: string } | undefined;
  step?: { step: number; of: number };
  /** Why nothing was saved, unless the form itself says it. */
  because: string | undefined;
  children: ReactNode;
}

/** What every step of a journey has around its form: the way back, how far it is, and why nothing was saved. */
export function JourneyStep({ title, about, back, step, because, children }: JourneyStepProps) {
  const { changed } = useCopy(journeyMessages);
  const { backHome } = useCopy(layoutMessages);
  return (
    <SinglePage title={title} about={about} back={back ?? { to: paths.home, words: backHome }} step={step}>
      {because === 'changed' && (
        <Banner tone="warn" title={changed.title}>
          {changed.text}
        </Banner>
      )}
      {children}
    </SinglePage>
  );
}
