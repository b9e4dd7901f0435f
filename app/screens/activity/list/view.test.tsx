import { expect, it } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { entry } from '#app/ui/testing/sample.ts';
import { elements, links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { loader } from './route.tsx';
import { ActivityView } from './view.tsx';

const oneOf = (own = {}) => ({ entries: [entry({ sentAt: sampleNow - 3_600_000, ...own })] });

it('shows each operation with its line, person, exact and relative time, and its state in words', () => {
  const html = show(<ActivityView activity={oneOf()} />);
  expect(words(html)).toContain(
    'Pause data on Marco Reyes’s line Done by you · Nov 21, 2026, 9:00 PM EST · 1 hour ago · Reference ' +
      spokenReference('operation-000001'),
  );
  expect(links(html)).toEqual(['/activity/operation-000001']);
  expect(words(html)).toContain('on this site in the last 90 days');
});

it('shows times in the time zone and language of the reader', () => {
  const html = words(
    show(<ActivityView activity={oneOf()} />, { ...samplePage, timeZone: 'America/Los_Angeles', language: 'es' }),
  );
  expect(html).toContain('por usted · 21 nov 2026, 6:00 p.m. PST · hace 1 h');
});

it.each([
  [{ you: false, firstName: 'Marco' }, 'by Marco'],
  [{ you: false }, 'by someone'],
])('names the person: %j', (by, text) => {
  expect(words(show(<ActivityView activity={oneOf({ by })} />))).toContain(text);
});

it('links to older changes, and back to the latest', () => {
  expect(links(show(<ActivityView activity={{ ...oneOf(), olderThan: 1234 }} isOlder />))).toEqual([
    '/activity/operation-000001',
    '/activity?before=1234',
    '/activity',
  ]);
});

it.each([
  [{ entries: [] }, false, 'No changes were made on this site in the last 90 days.', []],
  [{ entries: [] }, true, 'There are no older changes.', ['/activity']],
  [{ entries: [], olderThan: 7 }, true, 'Show older changes', ['/activity?before=7', '/activity']],
])('has words for an empty page: %j, older %s', (activity, isOlder, text, to) => {
  const html = show(<ActivityView activity={activity} isOlder={isOlder} />);
  expect(words(html)).toContain(text);
  expect(links(html)).toEqual(to);
});

it('finds a change by its spoken reference, without script (ACTIVITY-9)', () => {
  const html = show(<ActivityView activity={oneOf()} />);
  expect(html).toContain('<details class="more"><summary>Find a change by its reference</summary>');
  expect(elements(html, 'form')).toMatchObject([{ method: 'get', action: '/activity' }]);
  expect(html).toContain('<label for="find-ref">Reference</label>');
});

it.each([
  ['en', 'No change in the last 90 days has this reference. Check it and try again.'],
  ['es', 'Ningún cambio de los últimos 90 días tiene esta referencia. Revísela e intente de nuevo.'],
] as const)('shows in %s that a reference was not found, and keeps it to correct (ACTIVITY-9)', (language, text) => {
  const html = show(<ActivityView activity={{ entries: [] }} isSearch sought="k7q4" />, { ...samplePage, language });
  expect(words(html)).toContain(text);
  expect(elements(html, '.error a')).toMatchObject([{ href: 'tel:+18004278686' }]);
  expect(html).toContain('<details class="more" open="">');
  expect(elements(html, '.errors a')).toMatchObject([{ href: '#find-ref' }]);
  expect(elements(html, 'input').find(({ name }) => name === 'ref')).toMatchObject({
    value: 'k7q4',
    'aria-invalid': 'true',
    'aria-describedby': 'find-ref-error find-ref-description',
  });
});

it.each([
  [true, true, 'You turned them on for a device: Nov 21, 2026, 10:00 PM EST'],
  [true, false, 'Someone on your account turned them on for a device:'],
  [false, true, 'They ended on one of your devices:'],
  [false, false, 'They ended on a device of someone on your account:'],
])(
  'shows the start and end of notifications, and leads to signing out: on %s, yours %s (SETTINGS-22)',
  (isOn, you, text) => {
    const html = show(<ActivityView activity={{ entries: [], turns: [{ at: sampleNow, isOn, you }] }} />);
    expect(words(html)).toContain(`Notifications ${text}`);
    expect(links(html)).toEqual(['/settings']);
  },
);

it('has its search on a page of its own, because it reloads itself (POLL-15)', async () => {
  const pending = { ...oneOf({ state: 'unknown' }), refresh: 5 };
  const html = show(<ActivityView activity={pending} />);
  expect(elements(html, 'input')).toEqual([]);
  expect(links(html)).toContain('/activity?ref=');
  const search = show(<ActivityView activity={pending} isSearch />);
  expect(search).toContain('<details class="more" open="">');
  expect(links(search)).toContain('/activity');
  const refreshOf = async (query: string) => {
    const request = new Request(`https://portal.test/activity${query}`);
    return loader({ request, context: { run: async () => pending } as never, params: {} });
  };
  expect(await refreshOf('')).toMatchObject({ refresh: 5, isSearch: false });
  expect(await refreshOf('?ref=')).toMatchObject({ refresh: undefined, isSearch: true });
  expect(await refreshOf('?ref=%E2%80%8Ek7q4%E2%80%8B')).toMatchObject({ refresh: undefined, sought: 'k7q4' });
});

it('offers no search without operations (ACTIVITY-9)', () => {
  expect(show(<ActivityView activity={{ entries: [] }} />)).not.toContain('<form');
});
