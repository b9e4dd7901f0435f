import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { calendarFile } from '#app/ui/calendar-file.ts';
import { fileReply } from '#app/ui/file-reply.ts';
import { paths } from '#app/ui/paths.ts';
import { calendarMessages } from './copy.ts';
import { calendarAbouts, loadCalendarDay } from './intent.ts';

const pageOf = {
  'bill-due': paths.bills,
  arrangement: paths.bills,
  delivery: paths.orders,
  'data-reset': paths.account,
} as const;

/** A day for the customer's own calendar. The file contains neither a name nor an amount (SHELL-42). */
export async function loader({ request, context, params: { file = '' } }: LoaderFunctionArgs): Promise<Response> {
  const topic = calendarAbouts.find((name) => `${name}.ics` === file);
  if (!topic) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const param = (name: string) => searchParams.get(name) ?? undefined;
  const { day, id } = await context.run((portal) =>
    loadCalendarDay(portal, { about: topic, order: param('order'), line: param('line') }),
  );
  const { brand, origin, now, language } = context;
  const title = `${brand.shortName}: ${calendarMessages[language].titles[topic]}`;
  const event = { uid: `${id}@${new URL(origin).hostname}`, day, title, url: origin + pageOf[topic] };
  return fileReply(calendarFile(event, now, brand.longName), `${topic}-${day}.ics`, 'text/calendar');
}
