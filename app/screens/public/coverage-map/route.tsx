import type { Handle } from '#app/handle.ts';
import { coverageMapMessages } from './copy.ts';
import { CoverageMapView } from './view.tsx';

export const handle: Handle = {
  title: (language) => coverageMapMessages[language].title,
  description: (language, brand) => coverageMapMessages[language].description(brand.longName),
  public: true,
  frame: ({ external }) => external.coverageMap,
};

export default function CoverageMap() {
  return <CoverageMapView />;
}
