import type { ReactNode } from 'react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { JourneyStep } from '#app/forms/journey-step.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import type { AddLineStep } from '#rpc/domain/journey/add-line.ts';

interface StepLayoutProps {
  page: { number: { step: number; of: number }; back?: AddLineStep };
  title: string;
  about?: string;
  because: string | undefined;
  children: ReactNode;
}

/** A step of Add Line with the way back to the one before. */
export function StepLayout({ page, ...step }: StepLayoutProps) {
  const copy = useCopy(addLineMessages);
  const back = page.back && { to: paths.addLineStep(page.back), words: copy.back };
  return <JourneyStep back={back} step={page.number} {...step} />;
}
