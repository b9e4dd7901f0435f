import { portalUrl } from '#e2e/support/ports.ts';
import { waitSeconds } from '#app/live/wait.ts';

/** An open page like its live script: it listens, reconnects after a cut, and reloads on a message. */
export interface OpenPage {
  /** Number of reloads. */
  loads(): number;
  close(): void;
}

/** Loads the page with a session's cookie, and listens. @throws when it does not load, or has nothing to listen for */
export async function openPage(path: string, cookie: string): Promise<OpenPage> {
  let since = '';
  let audience = '';
  let socket: WebSocket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let loads = -1;
  let closed = false;

  async function load(): Promise<void> {
    const response = await fetch(new URL(path, portalUrl), { headers: { cookie }, redirect: 'manual' });
    const html = await response.text();
    loads += 1;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    audience = /data-live="([^"]+)"/.exec(html)?.[1] ?? '';
    since = /data-since="([^"]+)"/.exec(html)?.[1] ?? '';
  }

  function connect(): Promise<void> {
    const url = `${portalUrl.replace('http', 'ws')}/live?audience=${audience}&since=${since}`;
    const one = new WebSocket(url, { headers: { cookie, origin: portalUrl } } as unknown as string[]);
    socket = one;
    return new Promise((resolve, reject) => {
      one.onopen = () => {
        failures = 0;
        resolve();
      };
      one.onmessage = ({ data }) => {
        if (data === 'changed') void load().catch(() => {});
      };
      one.onclose = () => {
        reject(new Error('the live socket is refused'));
        if (closed) return;
        timer = setTimeout(() => void connect().catch(() => {}), waitSeconds(failures++, Math.random()) * 1000);
      };
    });
  }

  await load();
  if (!audience) throw new Error(`${path} has no live socket`);
  await connect();
  return {
    loads: () => loads,
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
