import { once } from 'node:events';
import { request } from 'node:http';
import { portalUrl } from './ports.ts';

/** Asks for a live socket. @returns the HTTP status: 101 if it was accepted */
export async function handshake(headers: Record<string, string>): Promise<number> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const asked = request(`${portalUrl}/live?audience=home`, { headers: { ...upgrade, ...headers } }).end();
  const answered = once(asked, 'response').then(([response]) => (response.resume(), response.statusCode as number));
  const taken = once(asked, 'upgrade').then(([, socket]) => (socket.destroy(), 101));
  return Promise.race([answered, taken]);
}

/** Opens a live socket without a page. @returns its messages so far, and how to close it */
export function listen(cookie: string): { heard: string[]; close(): void } {
  const headers = { cookie, origin: portalUrl };
  // Passes headers, which Node's WebSocket accepts and the DOM's types lack.
  const socket = new WebSocket(`${portalUrl.replace('http', 'ws')}/live?audience=home`, {
    headers,
  } as unknown as string[]);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  return { heard, close: () => socket.close() };
}
