import type { Handle } from '#app/handle.ts';
import { coverageMapCopies } from './copy.ts';
import { CoverageMapView } from './view.tsx';

export const handle: Handle = {
  title: (language) => coverageMapCopies[language].title,
  description: (language, brand) => coverageMapCopies[language].description(brand.longName),
  public: true,
  frame: ({ external }) => external.coverageMap,
};

export default function CoverageMap() {
  return <CoverageMapView />;
}
