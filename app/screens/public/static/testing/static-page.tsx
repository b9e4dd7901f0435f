import type { StaticPath } from '#app/copy/page-text.ts';
import { usePage } from '#app/ui/page-context.tsx';
import { pageText } from '../page-texts.ts';
import { StaticView } from '../static-view.tsx';

/** A static page with the text that the deployment's file has for the page's brand and language. */
export function StaticPage({ path }: { path: StaticPath }) {
  const { brand, language } = usePage();
  return <StaticView path={path} text={pageText(path, language, brand)} />;
}
