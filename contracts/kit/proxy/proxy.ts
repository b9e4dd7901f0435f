import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocalServer } from '../../pact/local-server.ts';
import { judge } from './drift.ts';
import { DriftReport } from './drift-report.ts';

/** Headers that the proxy drops: those of one connection, and of an encoding that it decodes. */
const perConnection = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'accept-encoding',
  'expect',
]);

export interface ProxySettings {
  /** Origin of the carrier. */
  readonly carrier: string;
  /** 0 takes any free port; it listens on this machine only. */
  readonly port: number;
}

/** Starts a proxy that passes traffic to a carrier as it is, and counts where it is not as declared. */
export async function startProxy({ carrier, port }: ProxySettings) {
  const report = new DriftReport();
  const served = await startLocalServer((incoming, outgoing) => void pass(incoming, outgoing, carrier, report), port);
  return { ...served, report };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  carrier: string,
  report: DriftReport,
): Promise<void> {
  const body = await buffer(incoming);
  const { method = 'GET', url = '/' } = incoming;
  let answer: Response;
  let reply: Buffer;
  try {
    answer = await fetch(carrier.replace(/\/$/, '') + url, {
      method,
      headers: passedOn(incoming.headers),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    reply = Buffer.from(await answer.arrayBuffer());
  } catch {
    report.addUnanswered();
    outgoing.writeHead(502).end();
    return;
  }
  const headers = [...answer.headers].filter(([name]) => !perConnection.has(name));
  outgoing.writeHead(answer.status, headers.flat()).end(reply);
  const call = { method, url, body: body.toString() };
  report.add(judge(call, { status: answer.status, text: reply.toString() }));
}

function passedOn(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    perConnection.has(name) || value === undefined ? [] : [value].flat().map((part): [string, string] => [name, part]),
  );
}
