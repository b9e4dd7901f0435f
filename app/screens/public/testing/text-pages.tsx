import type { ComponentProps } from 'react';
import type { Company } from '#app/brand/brand.ts';
import type { StaticPath, TextPath } from '#app/copy/page-text.ts';
import { usePage } from '#app/ui/page-context.tsx';
import { BestFitView } from '../best-fit/view.tsx';
import { CoverageMapView } from '../coverage-map/view.tsx';
import { FeedbackView } from '../feedback/view.tsx';
import { pageText } from '../page-texts.ts';
import { StaticView } from '../static/static-view.tsx';

// Pages with the text that the deployment's file has for the page's brand and language.

function usePageText<Path extends TextPath>(path: Path, company?: Company) {
  const { brand, language } = usePage();
  return pageText(path, language, brand, company);
}

/** @param props.company for a brand without a file of its own */
export function StaticPage({ path, company }: { path: StaticPath; company?: Company }) {
  return <StaticView path={path} text={usePageText(path, company)} />;
}

export function BestFitPage(props: Omit<ComponentProps<typeof BestFitView>, 'copy'>) {
  return <BestFitView copy={usePageText('bestfit')} {...props} />;
}

export function CoverageMapPage(props: Omit<ComponentProps<typeof CoverageMapView>, 'copy'>) {
  return <CoverageMapView copy={usePageText('coverage-map')} {...props} />;
}

export function FeedbackPage(props: Omit<ComponentProps<typeof FeedbackView>, 'copy'>) {
  return <FeedbackView copy={usePageText('feedback')} {...props} />;
}
