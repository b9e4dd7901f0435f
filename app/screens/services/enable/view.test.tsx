import { expect, test } from 'vitest';
import { enableForm } from '#app/ui/testing/sample-services.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { letsTalk } from '../detail/testing/page.tsx';
import { EnableView } from './view.tsx';

test.each(['IR', 'ILD', 'DR'] as const)(
  'shows the terms of %s, with Enable Service (SERVICE-14, SERVICE-15)',
  (service) => {
    const html = show(<EnableView form={enableForm({ service })} />);
    expect(words(html)).toMatch(/Turning it on is free\..*on your next bill.*You can turn it off at any time/);
    expect(elements(html, 'button').map(({ type }) => type)).toEqual(['submit']);
    expect(words(html)).toContain('Enable Service');
    expect(links(html)).toContain('/terms');
    expect(links(html).includes(`/services/international-roaming/rates`)).toBe(service === 'IR');
  },
);

test('shows Let’s Talk after 40625, and disables Enable Service (SERVICE-31)', () => {
  const html = show(<EnableView form={enableForm({ unavailable: true })} />);
  expect(words(html)).toContain(letsTalk);
  expect(elements(html, 'button')).toMatchObject([{ disabled: '', 'aria-describedby': 'unavailable' }]);
  expect(elements(html, 'form')).toEqual([]);
});

test('has no form for a refused change (SERVICE-11)', () => {
  expect(elements(show(<EnableView form={enableForm({ decision: no('sim-swap') })} />), 'form')).toEqual([]);
});
