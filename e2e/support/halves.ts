import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page whose second half, from a text on, is sent when it is told to. @throws when the text is not in it */
export async function serveInHalves(
  html: string,
  from: string,
): Promise<{ url: string; sendRest: () => void; close: () => void }> {
  const at = html.indexOf(from);
  if (at < 0) throw new Error(`"${from}" is not on the page`);
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    sendRest = () => void response.end(html.slice(at));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: () => sendRest(),
    close: () => void server.close(),
  };
}
