import type { ReactNode } from 'react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { JourneyStep } from '#app/forms/journey-step.tsx';
import { paths } from '#app/ui/paths.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { StepsSide } from '#app/ui/steps-side.tsx';
import { type AddLineStage, addLineStages, type AddLineStep } from '#rpc/domain/journey/add-line.ts';

interface StepLayoutProps {
  /** On the page of a line, also its number and the number of lines. */
  page: { stage: AddLineStage; back?: AddLineStep; position?: number; count?: number };
  title: string;
  about?: string;
  because: string | undefined;
  children: ReactNode;
}

/** A step of Add Line with the stage it is in (ADDLINE-23), and the way back to the one before. */
export function StepLayout({ page: { stage, back, position = 1, count = 1 }, ...step }: StepLayoutProps) {
  const copy = useCopy(addLineMessages);
  const name = count > 1 ? copy.lineOf(position, count) : copy.stages[stage];
  const number = addLineStages.indexOf(stage) + 1;
  return (
    <JourneyStep
      back={back && { to: paths.addLineStep(back), words: copy.back }}
      step={{ step: number, of: addLineStages.length, name }}
      side={<StepsSide title={copy.title} steps={addLineStages.map((one) => copy.stages[one])} now={number} />}
      {...step}
    />
  );
}
