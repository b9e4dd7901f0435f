import { expect, test } from 'vitest';
import { elements, show, words } from './testing/show.tsx';
import { WidePage } from './wide-page.tsx';

test('has columns for what is before and after its content (SHELL-51)', () => {
  const html = show(
    <WidePage
      title="Invite"
      about="For a credit"
      back={{ to: '/account', words: 'Account' }}
      first="Share"
      after="Results"
    >
      The form
    </WidePage>,
  );
  expect(words(html)).toBe('Account Invite For a credit Share The form Results');
  expect(elements(html, '.cols > .side')).toHaveLength(2);
  expect(elements(show(<WidePage title="Profile">Facts</WidePage>), '.side')).toEqual([]);
});
