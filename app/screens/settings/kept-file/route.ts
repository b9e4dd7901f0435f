import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReply } from '#app/ui/file-reply.ts';
import { loadKeptFile } from './intent.ts';

/** Returns a file with all that the portal keeps of the customer, by class (SETTINGS-7). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const keptData = await context.run((portal) => loadKeptFile(portal));
  return fileReply(JSON.stringify(keptData, toReadableTime, 2), 'my-data.json', 'application/json');
}

/** Times are milliseconds in `…At` fields; people read them as dates. */
function toReadableTime(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(^at|At)$/.test(name) ? new Date(value).toISOString() : value;
}
