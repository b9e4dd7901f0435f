import { expect, it } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import { elements, show, visitorPage } from '#app/ui/testing/show.tsx';
import { handle } from './route.tsx';
import { CoverageMapView } from './view.tsx';

const html = show(<CoverageMapView />, visitorPage);
const map = demo.external.coverageMap;

it('shows the configured map in a sandboxed frame that is told nothing', () => {
  expect(elements(html, 'iframe')).toEqual([
    expect.objectContaining({
      src: map,
      sandbox: 'allow-scripts allow-same-origin',
      referrerPolicy: 'no-referrer',
      title: 'Coverage map of the network',
    }),
  ]);
  expect(handle.frame?.(demo)).toBe(map);
});

it('has a plain link beside it', () => {
  expect(elements(html, 'a')).toContainEqual(expect.objectContaining({ href: map, rel: 'noopener noreferrer' }));
});
