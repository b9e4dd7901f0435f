import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { paths } from '#app/ui/paths.ts';
import { usageFileMessages } from './copy.ts';
import { csvOf } from '#app/ui/csv.ts';
import { fileReply } from '#app/ui/file-reply.ts';
import { loadUsageFile } from '#rpc/portal/usage-history.ts';

const megabyte = 1024 ** 2;

/** Returns a line's usage on each day of a billing cycle, for spreadsheets. The file does not name the line. */
export async function loader({ context, params: { lineRef = '', file = '' } }: LoaderFunctionArgs): Promise<Response> {
  const [, cycle] = /^(\d{4}-\d{2}-\d{2})\.csv$/.exec(file) ?? [];
  if (!cycle) throw new Response(null, { status: 404 });
  const usage = await context.run((portal) => loadUsageFile(portal, lineRef, cycle));
  // Redirects to the page, which can explain that the days could not be loaded.
  if (!usage.days) return redirect(paths.usage(lineRef, { cycle }), 303);
  const copy = usageFileMessages[context.language];
  const rows = usage.days.map(({ day, bytes }) => [day, bytes, Math.round((bytes / megabyte) * 100) / 100]);
  return fileReply(csvOf([copy.head, ...rows]), `${copy.name(usage.cycle.start, usage.cycle.end)}.csv`, 'text/csv');
}
