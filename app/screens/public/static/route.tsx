import type { Handle } from '#app/handle.ts';
import { usePage } from '#app/ui/page-context.tsx';
import { staticPages } from './static-pages.ts';
import type { StaticPath } from './static-paths.ts';

export const handle: Handle = {
  title: (language, path) => pageAt(path).copies[language].title,
  description: (language, brand, path) => {
    const { description } = pageAt(path).copies[language];
    return typeof description === 'string' ? description : description(brand.longName);
  },
  public: true,
};

/** One route module for all static pages: the path says which one it is. */
export default function StaticPublicPage() {
  const { View } = pageAt(usePage().path);
  return <View />;
}

/** The page at a path of the portal, such as `/about-us`. */
function pageAt(path: string) {
  return staticPages[path.slice(1) as StaticPath];
}
