// The script of `live` pages: when the account changes, it loads the page again and replaces <main> (POLL-11).
// Without it the page refreshes itself (POLL-10).

import { agoText } from '../copy/ago.ts';
import type { Language } from '../copy/language.ts';
import { letBannersLeave } from './leaving-banner.ts';

const first = 1000;
const longest = 30_000;
let socket: WebSocket | undefined;
let failures = 0;
let timer = 0;
let busy = false;
let again = false;
/** The content as the server sent it, so that changes made by this script do not count as new. */
let shown: string | undefined;

function connect(): void {
  const audience = document.body.dataset.live;
  if (!audience || document.hidden) return;
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live?audience=${audience}`);
  socket.onopen = () => {
    // Something may have changed while the socket was closed.
    if (failures > 0) void refresh();
    failures = 0;
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') void refresh();
    else checkedAt(Number(data));
  };
  socket.onclose = ({ code }) => {
    socket = undefined;
    if (code === 1000) return refresh();
    // A new version disconnects everybody at once, so reconnecting is spread over time.
    const wait = Math.min(longest, first * 2 ** failures++) * (0.5 + Math.random());
    timer = window.setTimeout(() => (failures > 2 ? (refresh(), connect()) : connect()), wait);
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
    // No network: reconnecting the socket leads here again.
  } finally {
    busy = false;
    if (again) {
      again = false;
      void refresh();
    }
  }
}

function swap(now: HTMLElement, next: Document): void {
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
  now.replaceChildren(...main.childNodes);
  letBannersLeave();
  if (had) (twins(now, had)[place] ?? now).focus({ preventScroll: true });
  const live = next.body.dataset.live;
  if (live) document.body.dataset.live = live;
  else {
    delete document.body.dataset.live;
    disconnect();
  }
  document.body.dataset.again = next.body.dataset.again ?? '';
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
    if (document.hidden) return disconnect();
    void refresh();
    if (!socket) connect();
  });
  connect();
}

// After the first paint, which it would delay on slow phones. Safari has no idle callbacks.
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
});
