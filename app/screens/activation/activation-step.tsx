import type { ReactNode } from 'react';
import { activationMessages } from '#app/copy/activation.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { JourneyStep } from '#app/forms/journey-step.tsx';
import { Banner, Note } from '#app/ui/banner.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { paths } from '#app/ui/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { ActivationProgress, ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { LineName as Line } from '#rpc/portal/line-name.ts';

interface ActivationStepProps {
  page: { line: Line; progress?: ActivationProgress; back?: ActivationStep; isEsimLocked?: boolean };
  title: string;
  /** The line, unless the title names it. */
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
      because={because}
    >
      {because === 'sim-valid' && (
        <Banner tone="ok" leaves>
          {copy.simValid}
        </Banner>
      )}
      {page.isEsimLocked && <EsimLocked />}
      {children}
    </JourneyStep>
  );
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
