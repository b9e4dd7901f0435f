import type { Handle } from '#app/handle.ts';
import { sitemapMessages } from './copy.ts';
import { SitemapView } from './view.tsx';

export const handle: Handle = {
  title: (language) => sitemapMessages[language].title,
  description: (language) => sitemapMessages[language].description,
  public: true,
};

export default function Sitemap() {
  return <SitemapView />;
}
