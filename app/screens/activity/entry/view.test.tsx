import { expect, it } from 'vitest';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { entry } from '#app/ui/testing/sample.ts';
import { links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { EntryView } from './view.tsx';

it('shows all facts of the operation, and the way on for one by somebody else', () => {
  const html = show(
    <EntryView entry={entry({ by: { you: false, firstName: 'Marco' }, settledAt: sampleNow - 4000 })} />,
  );
  expect(words(html)).toContain(
    'Pause data on Marco Reyes’s line Completed. Status Done Line Marco Reyes · (555) 010-7718 By Marco ' +
      'Requested Nov 21, 2026, 9:59 PM EST · 8 seconds ago ' +
      'Completed Nov 21, 2026, 9:59 PM EST · 4 seconds ago Reference ' +
      spokenReference('operation-000001'),
  );
  expect(links(html)).toEqual(['/activity', '/activity/operation-000001/not-me']);
});

it('does not claim that a done operation still has its effect', () => {
  expect(words(show(<EntryView entry={entry()} />))).not.toContain('Data on Marco Reyes’s line is paused');
});

it.each([
  ['pending', 'In progress', 'We’re working on it.'],
  ['unknown', 'Checking', 'Please don’t send it again'],
  ['refused', 'Didn’t go through', 'Nothing changed'],
  ['needs-care', 'Please call us', 'have this reference ready'],
] as const)('shows the state %s in words', (state, tag, text) => {
  const { line: _, ...ofAccount } = entry({ state, summary: { kind: 'account-lock' } });
  const html = words(show(<EntryView entry={ofAccount} />));
  expect(html).toContain(`Status ${tag} By you`);
  expect(html).toContain(text);
});

it.each([
  ['en', 'A request from this site', 'Please don’t send it again while we check', 'Status Checking By Marco'],
  ['es', 'Una solicitud de este sitio', 'Por favor, no lo envíe otra vez', 'Estado'],
] as const)(
  'shows an operation that this version cannot read as being checked, in %s (LEDGER-27)',
  (language, title, text, state) => {
    const { line: _, ...unread } = entry({ by: { you: false, firstName: 'Marco' }, state: 'unknown' });
    const view = <EntryView entry={{ ...unread, summary: { kind: 'unread' } }} />;
    const html = words(show(view, { ...samplePage, language }));
    for (const part of [title, text, state]) expect(html).toContain(part);
  },
);

it('shows what an activation charged or held, in place of “Nothing changed.” (ACTIVATE-36)', () => {
  const hold = { amount: 2500, since: sampleNow };
  const summary = { kind: 'activate', isPort: false } as const;
  const text = (state: 'done' | 'refused' | 'needs-care', firstMonth?: FirstMonth) =>
    words(show(<EntryView entry={entry({ summary, state, firstMonth })} />));
  const held = 'A temporary hold of $25.00 has been on one of your cards since Nov 21.';
  for (const state of ['done', 'refused', 'needs-care'] as const)
    expect(text(state, { kind: 'held', hold })).toContain(held);
  expect(text('refused', { kind: 'unpaid' })).toMatch(/The line wasn’t activated\. Nothing was charged or held\./);
  expect(text('refused', { kind: 'held', hold })).not.toContain('Nothing');
  expect(text('done', { kind: 'unpaid' })).not.toContain('Nothing');
});
