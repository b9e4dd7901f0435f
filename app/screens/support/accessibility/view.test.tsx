import { expect, test } from 'vitest';
import { links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';

test('has the checks, the gaps, and the ways to get help in the statement (PUBLIC-37)', () => {
  const html = show(<StaticPage path="accessibility" />, visitorPage);
  expect(words(html)).toContain('WCAG 2.2, level AA');
  expect(words(html)).toContain('People with disabilities haven’t tested this site for us yet.');
  expect(links(html)).toEqual(['tel:+18004278686', 'sms:+16175550150', 'tel:711', 'mailto:support@lineside.example']);
});

test.each(['en', 'es'] as const)('is linked from Support and the sitemap (%s) (PUBLIC-37)', (language) => {
  for (const path of ['help', 'sitemap'] as const)
    expect(links(show(<StaticPage path={path} />, { ...samplePage, language }))).toContain('/accessibility');
});
