import type { ReactNode } from 'react';
import { activationMessages } from '#app/copy/activation.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { JourneyStep } from '#app/forms/journey-step.tsx';
import { Banner, Note } from '#app/ui/banner.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { paths } from '#app/ui/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { StepsSide } from '#app/ui/steps-side.tsx';
import type { ActivationProgress } from '#rpc/domain/journey/activation.ts';
import type { LineName as Line } from '#rpc/portal/line-name.ts';
import type { StepPage } from './journey-state.ts';

interface ActivationStepProps {
  page: Pick<StepPage, 'line' | 'progress' | 'back' | 'isEsimLocked' | 'beginEnd'>;
  title: string;
  /** The line that is activated, unless the title names it. */
  about?: ReactNode;
  /** Target of Back within the step. */
  back?: string;
  because?: string | undefined;
  children: ReactNode;
}

/** A step of Activation: its line, how far it is, and the way back to the step before. */
export function ActivationStepLayout({ page, title, about, back, because, children }: ActivationStepProps) {
  const copy = useCopy(activationMessages);
  const to = back ?? (page.back && paths.activationStep(page.line.ref, page.back));
  return (
    <JourneyStep
      title={title}
      about={about ?? <LineName line={page.line} />}
      back={to === undefined ? undefined : { to, words: copy.back }}
      step={page.progress}
      side={page.progress && <Steps line={page.line} progress={page.progress} />}
      because={because}
    >
      {because === 'sim-valid' && (
        <Banner tone="ok" leaves>
          {copy.simValid}
        </Banner>
      )}
      {page.beginEnd && <OperationBanner entry={page.beginEnd} />}
      {page.isEsimLocked && <EsimLocked />}
      {children}
    </JourneyStep>
  );
}

/** The steps beside the page, under the name of the line (SHELL-52). */
function Steps({ line, progress: { step, of } }: { line: Line; progress: ActivationProgress }) {
  const { steps } = useCopy(activationMessages);
  const ordinals = useCopy(ordinalMessages);
  // An eSIM has no step for a SIM number.
  const names = [steps.device, steps.number, ...(of === 3 ? [] : [steps.sim]), steps.confirm];
  return <StepsSide title={lineTitle(line, ordinals)} steps={names} now={step} />;
}

/** The eSIM could be paid for and not be installed (ACTIVATE-46). */
function EsimLocked() {
  const { me } = usePage();
  const copy = useCopy(activationMessages).esimLocked;
  const { areas } = useCopy(layoutMessages);
  return (
    <Note tone="warn" more={me?.isPrimary && <PageLink href={paths.settings}>{areas.settings}</PageLink>}>
      {me?.isPrimary ? copy.holder : copy.member(me?.holder)}
    </Note>
  );
}
