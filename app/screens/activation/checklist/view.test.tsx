import { expect, test } from 'vitest';
import { checklistPage } from '#app/ui/testing/sample-activation.ts';
import { buttons, heading, hidden, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { BlockedView } from './blocked-view.tsx';
import { ChecklistView } from './view.tsx';

test('has its own list for an eSIM, with the ways to find the IMEI (ACTIVATE-5)', () => {
  const sim = words(show(<ChecklistView page={checklistPage()} />));
  const esim = words(show(<ChecklistView page={checklistPage({ sim: 'esim' })} />));
  expect(sim).toContain('Your SIM card. Its number has 19 digits.');
  expect(esim).toContain('A compatible device that supports eSIM');
  expect(esim).not.toContain('SIM card');
  for (const said of [sim, esim]) expect(said).toMatch(/How to find your IMEI .*dial \*#06#.*iPhone.*Android/);
});

test('shows the number of lines to activate when there are several (ACTIVATE-5)', () => {
  expect(words(show(<ChecklistView page={checklistPage({ linesLeft: 3 })} />))).toContain('3 lines to activate');
  expect(words(show(<ChecklistView page={checklistPage()} />))).not.toContain('to activate');
});

test('begins with “Activate Line” (ACTIVATE-6)', () => {
  const html = show(<ChecklistView page={checklistPage()} />);
  expect(buttons(html)).toEqual(['Activate Line']);
  expect(hidden(html)).toMatchObject({ operation: 'operation-000001' });
  expect(heading(html)).toBe('Activate Dana Reyes’s line');
});

test.each(['primary-not-active', 'not-yours'] as const)('greets a member: %s (ACTIVATE-29)', (reason) => {
  const html = show(<BlockedView line={{ ref: 'ref-2', occurrence: 2 }} why={{ reason }} />, {
    ...samplePage,
    me: { firstName: 'Dana', accountKnown: true, isPrimary: false },
  });
  expect(heading(html)).toBe('Hi Dana');
  expect(words(html)).toMatch(/Ask them/);
  expect(words(html)).toContain('Back to Home');
});

test('shows category FRAUD that the service is unavailable (ACTIVATE-29)', () => {
  const said = words(show(<BlockedView line={{ ref: 'ref-1', occurrence: 1 }} why={{ reason: 'fraud' }} />));
  expect(said).toContain("We're sorry. The service you're attempting to access or update is temporarily unavailable.");
});
