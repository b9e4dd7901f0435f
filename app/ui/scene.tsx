import { usePage } from './page-context.tsx';

/** The brand's picture, which repeats the page's words: Lite pages have none (SHELL-27, SHELL-46). */
export function Scene() {
  const { brand, lite } = usePage();
  if (lite) return null;
  return (
    <svg
      className="scene"
      viewBox={brand.scene.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: brand.scene.shapes }}
    />
  );
}
