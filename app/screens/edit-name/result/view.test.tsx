import { expect, it } from 'vitest';
import { renameResult } from '#app/ui/testing/sample.ts';
import { elements, links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { NameResultView } from './view.tsx';

const page = (own: Partial<ActivityEntry>) => show(<NameResultView result={renameResult(own)} />);

it.each(['sending', 'pending'] as const)('shows the progress: %s', (state) => {
  const html = page({ state, lastCheckedAt: sampleNow - 4000 });
  expect(words(html)).toContain('Changing the name of Marco Reyes’s line…');
  expect(words(html)).toContain('Last checked 4 seconds ago.');
  expect(links(html)).toEqual([samplePage.path, '/home']);
});

it('shows the message of success and a “Back to home” button (NAME-7)', () => {
  const html = page({ state: 'done' });
  expect(words(html)).toContain('Username has been updated!');
  expect(words(html)).toContain('This line is now called Marco Reyes.');
  expect(elements(html, 'a')).toMatchObject([{ class: 'btn main', href: '/home' }]);
  expect(words(html)).toContain('Back to home');
});

it.each(['other', undefined])('shows a refusal to the letter, and leads back to the form: %s (ERROR-1)', (refusal) => {
  const html = page({ state: 'refused', refusal });
  expect(words(html)).toContain('Oops!');
  expect(words(html)).toContain('The name wasn’t changed. Something went wrong. Please try again. TRY AGAIN');
  expect(links(html)).toEqual(['/edit-name/ref-2', 'tel:+18004278686', '/home']);
  expect(html).not.toContain('data-dismiss');
  expect(html).toContain('role="alert"');
});

it('shows that nothing changed when the request never arrived', () => {
  expect(words(page({ state: 'refused', refusal: 'absent' }))).toContain('Nothing changed');
});
