// The one script of `live` pages: listens for news of the account, and then asks for the page again and swaps <main>.
// No framework, no state of its own; without it the page refreshes itself.

import { agoText } from '../copy/ago.ts';

const first = 1000;
const longest = 30_000;
let socket: WebSocket | undefined;
let failures = 0;
let timer = 0;
let busy = false;
let again = false;
/** The content as the server made it: what script did to it since is no news. */
let shown = document.querySelector('main')?.innerHTML;

function connect(): void {
  const audience = document.body.dataset.live;
  if (!audience || document.hidden) return;
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live?audience=${audience}`);
  socket.onopen = () => {
    // Something may have happened while nobody listened.
    if (failures > 0) refresh();
    failures = 0;
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') refresh();
    else looked(Number(data));
  };
  socket.onclose = ({ code }) => {
    socket = undefined;
    if (code === 1000) return refresh();
    // Everybody is cut off at once when a new version goes out: come back spread over time.
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

/** Asks for this page again; open panels stay open and the focus stays where it is. */
async function refresh(): Promise<void> {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  try {
    // A redirect leads to the provider after signing out, where no fetch may go: go there as a browser does.
    const response = await fetch(location.href, { redirect: 'manual' });
    if (!response.ok) return location.reload();
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    swap(next);
  } catch {
    // No network: the socket's own tries come back here.
  } finally {
    busy = false;
    if (again) {
      again = false;
      void refresh();
    }
  }
}

function swap(next: Document): void {
  const now = document.querySelector('main');
  const main = next.querySelector('main');
  if (!now || !main || shown === main.innerHTML) return;
  shown = main.innerHTML;
  const had = focused(now);
  const place = had ? twins(now, had).indexOf(had as HTMLElement) : 0;
  const open = [...now.querySelectorAll('details')].map((one) => one.open);
  [...main.querySelectorAll('details')].forEach((one, index) => {
    one.open = open[index] ?? false;
  });
  document.title = next.title;
  now.replaceChildren(...main.childNodes);
  banners();
  if (had) (twins(now, had)[place] ?? now).focus({ preventScroll: true });
  const live = next.body.dataset.live;
  if (live) document.body.dataset.live = live;
  else {
    delete document.body.dataset.live;
    disconnect();
  }
  document.body.dataset.again = next.body.dataset.again ?? '';
}

/** Nobody tells of some things: the page asks again by itself, as it does without script. */
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

/** What has the focus in the content. */
function focused(main: Element): Element | undefined {
  const one = document.activeElement;
  return one && one !== main && main.contains(one) ? one : undefined;
}

/** Those that a person takes for the same: what stands before them may come and go, their words stay. */
function twins(main: Element, one: Element): HTMLElement[] {
  const same = (other: Element) =>
    other.textContent === one.textContent && other.getAttribute('href') === one.getAttribute('href');
  return [...main.querySelectorAll<HTMLElement>(one.localName)].filter(same);
}

/** The carrier was asked and nothing is new: say when. */
function looked(at: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]'))
    time.dateTime = new Date(at).toISOString();
  count();
}

/** Keeps "12 sec. ago" true. */
function count(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    time.textContent = agoText(Date.parse(time.dateTime), Date.now(), document.documentElement.lang);
  }
}

/** Good news leaves after its seconds, bad news when it is sent away (decision 5). */
function banners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-auto-dismiss]'))
    setTimeout(() => banner.remove(), Number(banner.dataset.autoDismiss) * 1000);
  for (const banner of document.querySelectorAll<HTMLElement>('[data-dismiss]')) {
    const button = document.createElement('button');
    button.className = 'dismiss';
    button.textContent = '×';
    button.ariaLabel = banner.dataset.dismiss ?? '';
    button.onclick = () => {
      banner.remove();
      document.querySelector('main')?.focus();
    };
    banner.append(button);
  }
}

banners();
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
