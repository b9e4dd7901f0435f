import type { Handle } from '#app/handle.ts';
import { sitemapCopies } from './copy.ts';
import { SitemapView } from './view.tsx';

export const handle: Handle = {
  title: (language) => sitemapCopies[language].title,
  description: (language) => sitemapCopies[language].description,
  public: true,
};

export default function Sitemap() {
  return <SitemapView />;
}
