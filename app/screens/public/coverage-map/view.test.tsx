import { expect, it } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import { policyOf } from '#app/policy.ts';
import { elements, show, visitorPage } from '#app/ui/testing/show.tsx';
import { pageText } from '../page-texts.ts';
import { handle, loader } from './route.tsx';
import { CoverageMapPage } from '../testing/text-pages.tsx';

const before = show(<CoverageMapPage />, visitorPage);
const html = show(<CoverageMapPage live />, visitorPage);
const map = demo.external.coverageMap;

it('shows the configured map in a sandboxed frame without data', () => {
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

it('has a plain link beside the map, before and after it loads', () => {
  for (const frame of [before, html])
    expect(elements(frame, 'a')).toContainEqual(expect.objectContaining({ href: map, rel: 'noopener noreferrer' }));
});

it('loads nothing of the partner’s until "Load the map" is pressed, and its policy would not (PUBLIC-17)', async () => {
  const policy = (page: string) =>
    policyOf(page, { brand: demo, origin: 'https://portal.example.test', formTargets: [] }, handle);
  expect(elements(before, 'iframe')).toEqual([]);
  expect(await policy(before)).not.toContain('frame-src');
  expect(await policy(html)).toContain(`frame-src ${new URL(map).origin};`);
  const [load] = elements(before, 'a.main');
  expect(load).toMatchObject({ href: '/coverage-map?map=live#map' });
  expect(elements(html, 'a.main')).toEqual([]);
  const isLive = async (url: string) => {
    const request = new Request(`https://portal.example.test${url}`);
    const context = { pageText: async () => pageText('coverage-map', 'en', demo) };
    return (await loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0])).live;
  };
  expect([await isLive('/coverage-map'), await isLive(load?.href ?? '')]).toEqual([false, true]);
});
