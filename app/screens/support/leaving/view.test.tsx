import { describe, expect, test } from 'vitest';
import { elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';

describe('leaving (PUBLIC-35)', () => {
  const html = show(<StaticPage path="leaving" />);

  test('lists the data to move a number, and warns against ending the line first', () => {
    const text = words(html);
    for (const needed of ['account lock', 'account number', 'ZIP code', 'transfer PIN']) expect(text).toContain(needed);
    expect(text).toContain('Don’t end your line first');
    expect(text).toContain('There is no fee for leaving.');
  });

  test('leads to Profile, Settings and Bills, and calls; a visitor signs in on the way', () => {
    expect(links(html)).toEqual(['/profile', '/settings', 'tel:+18004278686', 'sms:+16175550150', 'tel:711', '/bills']);
    expect(links(show(<StaticPage path="leaving" />, visitorPage))).toEqual(
      expect.arrayContaining(['/login?to=%2Fprofile', '/login?to=%2Fsettings', '/login?to=%2Fbills']),
    );
  });

  test('leaves no room for what the carrier does not have (TIER-2)', () => {
    const html = show(<StaticPage path="leaving" />, { ...samplePage, capabilities: new Set() });
    expect(links(html)).not.toContain('/bills');
    expect(html).not.toContain('<div class="acts"></div>');
  });

  test.each(['en', 'es'] as const)('has no obstacle: no form, no question (%s)', (language) => {
    const page = show(<StaticPage path="leaving" />, { ...samplePage, language });
    expect(elements(page, 'form, input, button')).toEqual([]);
    expect(elements(page, 'h2').some(({ text }) => String(text).includes('?'))).toBe(false);
  });

  test('is found from Support and on the sitemap', () => {
    for (const path of ['help', 'sitemap'] as const)
      expect(links(show(<StaticPage path={path} />, visitorPage))).toContain('/leaving');
  });
});
