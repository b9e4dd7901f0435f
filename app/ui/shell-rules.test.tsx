import { parse } from 'node-html-parser';
import { assistPath, bannersPath, livePath, scanPath } from 'virtual:page-assets';
import { expect, test } from 'vitest';
import { operationStates } from '#rpc/domain/ledger.ts';
import { withoutIdleScript } from '#app/idle-script.ts';
import { AccountView } from '#app/screens/account/account/view.tsx';
import { staticPaths } from '#app/copy/page-text.ts';
import { NotFoundView } from '#app/screens/problem/not-found/view.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import { stylesheet } from '../../scripts/stylesheet.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { DisabledAction } from './disabled-action.tsx';
import { Document } from './document.tsx';
import { Icon } from './icon.tsx';
import { ImeiPicture } from './imei-picture.tsx';
import type { PageContext } from './page-context.tsx';
import { PageLayout } from './page-layout.tsx';
import { accountModel, entry } from './testing/sample.ts';
import { elements, samplePage, show, visitorPage, words } from './testing/show.tsx';

const page = (facts: PageContext) => show(<PageLayout>content</PageLayout>, facts);
const addresses = (html: string) => elements(html, 'a').map(({ href }) => href);
/** What the header has besides the logo and one's own pages. */
const header = (facts: PageContext) =>
  parse(page(facts))
    .querySelectorAll('header nav > a')
    .map((link) => words(link));
const documentOf = (more: Partial<Parameters<typeof Document>[0]>) =>
  show(
    <Document title="Home" description="Your lines." error={false} {...more}>
      {more.children ?? 'content'}
    </Document>,
  );
const meta = (html: string, wanted: string) => elements(html, 'meta').find(({ name }) => name === wanted)?.content;

test('the assurance card is 450 by 450 (SHELL-14)', () => {
  const square = /\.square \{([^}]*)\}/.exec(stylesheet())?.[1];
  expect(square).toContain('max-width: 28.125rem;');
  expect(square).toContain('min-height: min(28.125rem, 80vh);');
  expect(28.125 * 16).toBe(450);
  expect(elements(show(<StaticPage path="assurance-card" />, visitorPage), 'section')).toEqual([
    { class: 'card square' },
  ]);
});

test('the assurance card is a page of its own with a plain link (SHELL-14)', () => {
  expect(staticPaths).toContain('assurance-card');
  const link = elements(show(<PageLayout>content</PageLayout>, visitorPage), 'footer a').find(
    ({ href }) => href === '/assurance-card',
  );
  expect(link).toBeDefined();
});

test('the result of a write is at the top of the next page, without script (SHELL-20)', () => {
  const sent = operationStates;
  const first = sent.map((state) => {
    const html = show(<AccountView account={accountModel({ after: entry({ state }) })} />);
    return elements(html, ':root > *')[0];
  });
  expect(first.map((banner) => banner?.role)).toEqual(
    sent.map((state) => (['refused', 'not-sent'].includes(state) ? 'alert' : 'status')),
  );
});

test('an unknown path has links to go on, signed in or not (SHELL-3)', () => {
  expect(words(show(<NotFoundView />))).toContain('We can’t find this page');
  expect(addresses(show(<NotFoundView />))).toEqual(['/home', '/help']);
  expect(addresses(show(<NotFoundView />, visitorPage))).toEqual(['/login', '/help']);
});

test('full navigation in its order; Services only where the carrier has enabled it (SHELL-6)', () => {
  expect(header(samplePage)).toEqual(['Home', 'Bills', 'Account', 'Support', 'Services', 'Settings']);
  expect(header({ ...samplePage, nav: { services: false } })).toEqual([
    'Home',
    'Bills',
    'Account',
    'Support',
    'Settings',
  ]);
  const secondary = header({ ...samplePage, me: { status: 2, isPrimary: false, accountKnown: true } });
  expect(secondary).toEqual(['Home', 'Account', 'Support', 'Services', 'Settings']);
});

test('step-by-step pages have the logo, the journey’s name, Support and the user menu (SHELL-8)', () => {
  for (const [path, name] of [
    ['/add-data/ref-1', 'Add Data'],
    ['/change-plan/ref-1', 'Change plan'],
    ['/edit-name/ref-1', 'Edit name'],
  ] as const) {
    const html = page({ ...samplePage, path });
    expect(header({ ...samplePage, path })).toEqual(['Support']);
    expect(words(html)).toContain(name);
    expect(addresses(html)).toContain('/profile');
  }
});

test('no style hides the journey’s name, on phones neither (SHELL-8)', () => {
  const shown = parse(page({ ...samplePage, path: '/add-data/ref-1' }));
  expect(shown.querySelector('.journey')?.text).toBe('Add Data');
  const styles = stylesheet().replaceAll(/\/\*.*?\*\//gs, '');
  const hiding = [...styles.matchAll(/([^{}]+)\{[^{}]*display: none/g)].flatMap(({ index, 1: selectors = '' }) => {
    const isPrinted = styles.slice(0, index).split('@media').at(-1)?.startsWith(' print');
    return isPrinted
      ? []
      : selectors.split(',').flatMap((one) => (/::|:has|:focus|:popover-open/.test(one) ? [] : one.trim()));
  });
  expect(hiding).toContain('.bar .on-wide');
  const hides = (selector: string) =>
    shown.querySelectorAll(selector).some((part) => parse(part.outerHTML).querySelector('.journey'));
  expect(hiding.filter(hides)).toEqual([]);
});

test('the user menu has Bills, Activity, Profile and Log out; without a known account Log out alone (SHELL-9)', () => {
  expect(addresses(page(samplePage))).toEqual(expect.arrayContaining(['/bills', '/activity', '/profile']));
  const journey = addresses(page({ ...samplePage, path: '/add-data/ref-1' }));
  expect(journey).toContain('/profile');
  expect(journey).not.toContain('/bills');
  const unknown = page({ ...samplePage, me: { accountKnown: false } });
  expect(addresses(unknown)).not.toContain('/profile');
  for (const html of [page(samplePage), unknown]) expect(words(html)).toContain('Log out');
});

test('a page has a title and a meta description (SHELL-17)', () => {
  const html = documentOf({});
  expect(words(html)).toContain('Home – Lineside Mobile');
  expect(meta(html, 'description')).toBe('Your lines.');
});

test('a page has only the scripts that it needs (SHELL-25)', () => {
  const scripts = (more: Partial<Parameters<typeof Document>[0]>) =>
    elements(withoutIdleScript(documentOf(more)), 'script').map(({ src }) => src);
  const script = { live: 'home' } as const;
  const dismissed = <Banner tone="bad">Not done.</Banner>;
  expect(scripts({})).toEqual([]);
  expect(scripts({ script: 'assist' })).toEqual([assistPath]);
  const read = <input data-scan='{"start":"Scan"}' />;
  expect(scripts({ script: 'assist', children: read })).toEqual([assistPath, scanPath]);
  expect(scripts({ script: 'assist', children: dismissed })).toEqual([bannersPath, assistPath]);
  expect(scripts({ script })).toEqual([]);
  expect(scripts({ script, children: dismissed })).toEqual([bannersPath]);
  expect(scripts({ script, refresh: 5, children: dismissed })).toEqual([livePath]);
});

test('a page reloads itself only with a refresh time (POLL-10)', () => {
  const asked = (refresh?: number) =>
    elements(documentOf({ refresh }), 'meta').flatMap((one) => (one['http-equiv'] === 'refresh' ? [one.content] : []));
  expect([asked(), asked(5)]).toEqual([[], ['5']]);
});

test('Lite leaves out drawings that repeat the page’s text (SHELL-27)', () => {
  const drawings = (lite: boolean) => elements(show(<ImeiPicture />, { ...samplePage, lite }), 'svg').length;
  expect([drawings(false), drawings(true)]).toEqual([1, 0]);
});

test('a page has its navigation once (SHELL-31)', () => {
  for (const facts of [samplePage, visitorPage, { ...samplePage, path: '/add-data/ref-1' }]) {
    const links = elements(page(facts), 'header a').map(({ href }) => href);
    expect(links.length).toBeGreaterThan(2);
    // Behind the way to the page itself, the logo leads to where Home does.
    const [, , ...others] = links;
    expect(new Set(others).size).toBe(others.length);
  }
});

test('a disabled button that looks like text has a hidden note for text browsers alone (SHELL-31)', () => {
  const html = show(<DisabledAction id="why">Add Data</DisabledAction>);
  expect(html).toContain('Add Data<span hidden=""> (not available)</span>');
  expect(words(html)).toBe('Add Data');
});

test('a button that sends a form has the words for the time after (SHELL-32)', () => {
  expect(elements(show(<Button>Save name</Button>), 'button')).toMatchObject([{ 'data-sending': 'Sending…' }]);
  expect(stylesheet()).toMatch(/\[data-sending\]:enabled:active::after \{\s*visibility: visible/);
});

test('icons grow with the text (SHELL-33)', () => {
  for (const facts of [samplePage, visitorPage]) {
    const sizes = elements(page(facts), 'svg').map(({ width }) => width);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.filter((width) => !width?.endsWith('rem'))).toEqual([]);
  }
  expect(elements(show(<Icon name="edit" />), 'svg')[0]).toMatchObject({ width: '1.25rem', height: '1.25rem' });
});

test('pages follow each other without a fade (SHELL-47)', () => {
  expect(documentOf({})).not.toContain('view-transition');
});
