import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay, type Socket } from 'node:net';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** A round trip in milliseconds, and the kilobits per second in each direction. */
export interface Network {
  roundTrip: number;
  down: number;
  up: number;
}

/** Cookie of a browser that gets each page as bare HTML. */
export const bareCookie = 'bare=1';
// Closes idle sockets before workerd does after 5 s.
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

/**
 * Puts an edge before a Worker, which serves the deployment's files and compresses as the platform does, and a network
 * before the edge. DevTools could slow a page, but no prefetch.
 */
export async function startShapedEdge(port: number, workerPort: number, files: string) {
  const network: Network = { roundTrip: 0, down: Infinity, up: Infinity };
  const edge = createServer((request, response) => void answer(request, response, workerPort, files));
  // Longer than a slow phone reads; the platform's edge keeps a connection for minutes.
  edge.keepAliveTimeout = 60_000;
  edge.on('upgrade', (request, socket: Socket, head) => {
    const worker = connect(workerPort, 'localhost', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      worker.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      worker.write(head);
      socket.pipe(worker).pipe(socket);
    });
    for (const end of [socket, worker]) end.on('error', () => [socket, worker].forEach((one) => one.destroy()));
  });
  edge.listen(0, 'localhost');
  await once(edge, 'listening');
  const relay = createRelay((phone) => {
    const near = connect((edge.address() as AddressInfo).port, 'localhost');
    // The handshake of TCP takes one round trip before the first byte.
    const opened = performance.now() + network.roundTrip;
    delay(phone, near, network, 'up', opened);
    delay(near, phone, network, 'down', opened);
  });
  relay.listen(port, 'localhost');
  await once(relay, 'listening');
  return {
    shape: (wanted: Network) => void Object.assign(network, wanted),
    stop() {
      edge.closeAllConnections();
      edge.close();
      relay.close();
    },
  };
}

/** Passes on what comes from a socket, after half a round trip and no faster than the network. */
function delay(from: Socket, to: Socket, network: Network, direction: 'up' | 'down', opened: number): void {
  let free = opened;
  // Timers of a busy process may ring out of turn.
  const waiting: Buffer[] = [];
  from.setNoDelay();
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += 1400) {
      const packet = bytes.subarray(at, at + 1400);
      const now = performance.now();
      free = Math.max(free, now) + ((packet.length + 60) * 8) / network[direction];
      waiting.push(packet);
      setTimeout(() => to.writable && to.write(waiting.shift() ?? ''), free + network.roundTrip / 2 - now);
    }
  });
  from.on('end', () => setTimeout(() => to.end(), network.roundTrip + 100));
  from.on('error', () => to.destroy());
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  workerPort: number,
  files: string,
): Promise<void> {
  const { url = '/', method, headers } = request;
  const isBare = headers.cookie?.includes(bareCookie) ?? false;
  const file = /^\/(?:script|icon|assets|_app\/immutable)\/[\w./-]+$/.exec(url)?.[0];
  if (file) return send(response, 200, fileHeaders(file), compress(files + file));
  const sent = { ...headers, ...(isBare && { 'accept-encoding': 'br' }) };
  const worker = ask({ port: workerPort, path: url, method, headers: sent, agent });
  request.pipe(worker);
  const [reply] = (await once(worker, 'response')) as [IncomingMessage];
  const body = await buffer(reply);
  const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...kept } = reply.headers;
  const isPage = kept['content-type']?.startsWith('text/html') ?? false;
  if (!isBare || !isPage) return send(response, reply.statusCode ?? 502, kept, body);
  const { link: _link, 'speculation-rules': _rules, ...bare } = kept;
  send(response, reply.statusCode ?? 502, bare, Buffer.from(withoutStyles(String(body))));
}

const compressed = new Map<string, Buffer>();

/** Compresses a file once, so that no visit waits for it. */
function compress(file: string): Buffer {
  const bytes = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, bytes);
  return bytes;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png' };

function fileHeaders(file: string): Record<string, string> {
  return {
    'content-type': types[extname(file)] ?? 'text/plain',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(file.includes('dictionary-') && { 'use-as-dictionary': 'match="/*", match-dest=("document")' }),
  };
}

function send(response: ServerResponse, status: number, headers: IncomingMessage['headers'], body: Buffer): void {
  const isAccepted = /\bbr\b/.test(String(response.req.headers['accept-encoding']));
  const isCompressed = isAccepted && !headers['content-encoding'] && /^text|json/.test(headers['content-type'] ?? '');
  const sent = isCompressed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressed && { 'content-encoding': 'br' }),
    'content-length': sent.length,
  });
  response.end(sent);
}

/**
 * Returns the same content as bare HTML, without styles, drawings and scripts: the least that these words and forms
 * cost a browser.
 */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<(style|svg|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
}
