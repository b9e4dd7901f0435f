import type { ReactNode } from 'react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { Banner } from '#app/ui/banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { AddLineStep } from '#rpc/domain/journey/add-line.ts';

interface StepLayoutProps {
  page: { number: { step: number; of: number }; back?: AddLineStep };
  title: string;
  about?: string;
  /** Why nothing was saved, unless the form itself says it. */
  because: string | undefined;
  children: ReactNode;
}

/** What every step of Add Line has around its form: the way back, how far it is, and why nothing was saved. */
export function StepLayout({ page, title, about, because, children }: StepLayoutProps) {
  const copy = useCopy(addLineMessages);
  const { backHome } = useCopy(layoutMessages);
  const back = page.back ? { to: paths.addLineStep(page.back), words: copy.back } : { to: paths.home, words: backHome };
  return (
    <SinglePage title={title} about={about} back={back} step={page.number}>
      {because === 'changed' && (
        <Banner tone="warn" title={copy.changed.title}>
          {copy.changed.text}
        </Banner>
      )}
      {children}
    </SinglePage>
  );
}
