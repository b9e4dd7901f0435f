// The script of `live` pages: when the account changes, it loads the page again and replaces <main> (POLL-11).
// Without it the page refreshes itself (POLL-10).

import { agoText } from '../copy/ago.ts';
import type { Language } from '../copy/language.ts';
import { letBannersLeave } from './leaving-banner.ts';
import { waitSeconds } from './wait.ts';

let socket: WebSocket | undefined;
let failures = 0;
let opened = false;
let timer = 0;
let busy = false;
let again = false;
/** The content as the server sent it, so that changes made by this script do not count as new. */
let shown: string | undefined;

/** Listens where something is under way; the server says at once if something changed since the page was made. */
function connect(): void {
  const { live, since } = document.body.dataset;
  if (!live || document.hidden || socket) return;
  clearTimeout(timer);
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live?audience=${live}&since=${since}`);
  socket.onopen = () => {
    opened = true;
    failures = 0;
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') void refresh();
    else checkedAt(Number(data));
  };
  socket.onclose = ({ code }) => {
    socket = undefined;
    if (code === 1000) return refresh();
    timer = window.setTimeout(
      () => {
        connect();
        // Where no socket ever comes through, the page asks by itself.
        if (!opened && failures > 2) void refresh();
      },
      waitSeconds(failures++, Math.random()) * 1000,
    );
  };
}

function disconnect(): void {
  clearTimeout(timer);
  if (socket) socket.onclose = null;
  socket?.close();
  socket = undefined;
}

/** Loads this page again; open panels stay open and the focus stays where it is. */
async function refresh(): Promise<void> {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  try {
    // After sign-out the redirect leads to the provider, which fetch cannot follow: let the browser do it.
    const response = await fetch(location.href, { redirect: 'manual' });
    // The carrier is slow: what is shown stays until there is something new.
    if (response.status === 202) return void setTimeout(refresh, 3000);
    if (!response.ok) return location.reload();
    const html = await response.text();
    const main = document.querySelector('main');
    if (!main || isFilledIn(main)) return;
    if (needsOtherStyles(html)) return location.reload();
    swap(main, new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    // No network: the next change leads here again.
  } finally {
    busy = false;
    if (again) {
      again = false;
      void refresh();
    }
  }
}

function swap(now: HTMLElement, next: Document): void {
  const { live = '', since = '', again: every = '' } = next.body.dataset;
  Object.assign(document.body.dataset, { live, since, again: every });
  if (live) connect();
  else disconnect();
  const main = next.querySelector('main');
  if (!main || shown === main.innerHTML) return;
  shown = main.innerHTML;
  const had = focused(now);
  const place = had ? twins(now, had).indexOf(had as HTMLElement) : 0;
  const open = [...now.querySelectorAll('details')].map((one) => one.open);
  [...main.querySelectorAll('details')].forEach((one, index) => {
    one.open = open[index] ?? false;
  });
  document.title = next.title;
  now.textContent = '';
  now.append(...main.childNodes);
  letBannersLeave();
  if (had) (twins(now, had)[place] ?? now).focus({ preventScroll: true });
}

/** Does new content need styles that this page lacks? Its policy allows none besides, not even in a parsed document. */
function needsOtherStyles(html: string): boolean {
  const had = document.head.innerHTML;
  return (html.match(/<style>.*?<\/style>/gs) ?? []).some((style) => !had.includes(style));
}

/** Has somebody typed or chosen what a new page would lose (PORT-5)? */
function isFilledIn(main: Element): boolean {
  return [...main.querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** For some pages no live event will arrive, so they ask again by themselves, as they do without script. */
function askAgain(): void {
  const { again } = document.body.dataset;
  if (!again) return;
  setTimeout(
    () => {
      if (!document.hidden) void refresh();
      askAgain();
    },
    Number(again) * 1000,
  );
}

/** The element in the content that has the focus. */
function focused(main: Element): Element | undefined {
  const one = document.activeElement;
  return one && one !== main && main.contains(one) ? one : undefined;
}

/** The elements with the same words and address: they are the same to a person, wherever they stand now. */
function twins(main: Element, one: Element): HTMLElement[] {
  const same = (other: Element) =>
    other.textContent === one.textContent && other.getAttribute('href') === one.getAttribute('href');
  return [...main.querySelectorAll<HTMLElement>(one.localName)].filter(same);
}

/** The carrier was asked and nothing has changed: show when. */
function checkedAt(at: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]'))
    time.dateTime = new Date(at).toISOString();
  count();
}

/** Keeps "12 sec. ago" up to date. */
function count(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    time.textContent = agoText(Date.parse(time.dateTime), Date.now(), document.documentElement.lang as Language);
  }
}

function start(): void {
  shown = document.querySelector('main')?.innerHTML;
  letBannersLeave();
  askAgain();
  setInterval(count, 5000);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void refresh();
    connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect();
    else if (document.body.dataset.live) connect();
    else void refresh();
  });
  // One person's network, unlike a server that cuts everybody.
  addEventListener('online', connect);
  connect();
}

// After the first paint, which it would delay on slow phones. Safari has no idle callbacks.
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
});
