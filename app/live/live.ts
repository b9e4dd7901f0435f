// The script of `live` pages: when the account changes, it loads the page again and replaces the content of <main>
// (POLL-11). Without it the page refreshes itself (POLL-10).

import { agoText } from '../copy/ago.ts';
import type { Language } from '../copy/language.ts';
import { letBannersLeave } from '../banners/leaving-banner.ts';
import { waitSeconds } from './wait.ts';

/**
 * Data attributes of the page: the events it listens for, its time, or its polling interval. A page that is loaded
 * again has its own.
 */
let state = document.body.dataset;
const main = document.querySelector('main') as HTMLElement;
/** The content as the server sent it, so that changes made by this script do not count as new. */
let shownHtml = main.innerHTML;
let socket: WebSocket | undefined;
let failures = 0;
let wasOpen = false;
let timer = 0;
/** Number of refreshes requested since the last one was sent, plus one while it is in flight. */
let requestCount = 0;

/**
 * Listens while something is in progress; the server sends an event at once if something changed since the page was
 * made.
 */
function connect(): void {
  if (!state.live || document.hidden || socket) return;
  clearTimeout(timer);
  // Has the whole address, because old engines accept no relative one.
  socket = new WebSocket(`ws${location.origin.slice(4)}/live?audience=${state.live}&since=${state.since}`);
  socket.onopen = () => {
    wasOpen = true;
    failures = 0;
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') void refresh();
    else count(Number(data));
  };
  socket.onclose = ({ code }) => {
    socket = undefined;
    if (code === 1000) return refresh();
    timer = window.setTimeout(
      () => {
        connect();
        // If no socket ever connects, the page polls by itself.
        if (!wasOpen && failures > 2) void refresh();
      },
      waitSeconds(failures++, Math.random()) * 1000,
    );
  };
}

function disconnect(): void {
  clearTimeout(timer);
  if (!socket) return;
  socket.onclose = null;
  socket.close();
  socket = undefined;
}

/** Loads this page again; once more if something changed meanwhile. */
async function refresh(): Promise<void> {
  if (requestCount++) return;
  while (requestCount) {
    requestCount = 1;
    // Ignores a failed load without a network: the next event loads the page again.
    await load().catch(() => undefined);
    requestCount--;
  }
}

const styleElements = /<style.*?\/style>/gs;

async function load(): Promise<void> {
  // After sign-out the redirect leads to the provider, which fetch cannot follow: let the browser do it.
  const response = await fetch('', { redirect: 'manual' });
  // The carrier is slow: what is shown stays until there is something new.
  if (response.status === 202) return void setTimeout(refresh, 3000);
  const html = await response.text();
  if (response.ok && isFilledIn()) return;
  const { innerHTML: head } = document.head;
  const rules = String(html.match(styleElements)).split(/[<>}]/);
  // Reloads a page with other styles: the content security policy allows only the present page's styles (POLL-11).
  if (!response.ok || rules.some((rule) => !head.includes(rule))) location.reload();
  else swap(new DOMParser().parseFromString(html.replace(styleElements, ''), 'text/html'));
}

/** Shows the content of a page; open panels stay open and the focus stays where it is. */
function swap(next: Document): void {
  state = next.body.dataset;
  if (state.live) connect();
  else disconnect();
  const content = next.querySelector('main') as HTMLElement;
  if (shownHtml === content.innerHTML) return;
  shownHtml = content.innerHTML;
  const had = document.activeElement as HTMLElement;
  const place = twins(had).indexOf(had);
  const panels = main.querySelectorAll('details');
  content.querySelectorAll('details').forEach((panel, index) => {
    panel.open = index in panels && (panels[index] as HTMLDetailsElement).open;
  });
  document.title = next.title;
  main.textContent = '';
  main.append(...content.childNodes);
  letBannersLeave();
  if (place >= 0) (twins(had)[place] || main).focus({ preventScroll: true });
}

/** Has somebody typed or chosen what a new page would lose (POLL-11)? */
function isFilledIn(): boolean {
  return [...main.querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** Reloads a page without live events at intervals, as a browser without script does. */
function askAgain(): void {
  if (!state.again) return;
  setTimeout(
    () => {
      if (!document.hidden) void refresh();
      askAgain();
    },
    Number(state.again) * 1000,
  );
}

/** Returns the content's elements that look like this one: to a person they are the same, wherever they are now. */
function twins(element: Element): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => other.outerHTML === element.outerHTML,
  );
}

/**
 * Keeps "12 seconds ago" true.
 * @param at time of the carrier's last read, if it is new: nothing has changed since
 */
function count(at?: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-ago]')) {
    if (at) time.dateTime = new Date(at).toISOString();
    time.textContent = agoText(Date.parse(time.dateTime), Date.now(), document.documentElement.lang as Language);
  }
}

function start(): void {
  letBannersLeave();
  askAgain();
  setInterval(() => count(), 5000);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void refresh();
    connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect();
    else if (state.live) connect();
    else void refresh();
  });
  // Reconnects without a random delay, because only this browser was offline.
  addEventListener('online', connect);
  connect();
}

/** Starts after the first paint, so that a slow phone paints early; no other event follows the paint reliably. */
addEventListener('load', () => {
  // A page in the background is not painted, and has no frames.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
});
