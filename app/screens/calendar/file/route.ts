import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { calendarFile } from '#app/ui/calendar-file.ts';
import { fileReply } from '#app/ui/file-reply.ts';
import { paths } from '#app/ui/paths.ts';
import { calendarMessages } from './copy.ts';
import { calendarAbouts, calendarDay } from './intent.ts';

const pageOf = {
  'bill-due': paths.bills,
  arrangement: paths.bills,
  delivery: paths.orders,
  'data-reset': paths.account,
} as const;

/** A day for the customer's own calendar. The file contains neither a name nor an amount (SHELL-42). */
export async function loader({ request, context, params: { file = '' } }: LoaderFunctionArgs): Promise<Response> {
  const about = calendarAbouts.find((one) => `${one}.ics` === file);
  if (!about) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? undefined;
  const { day, id } = await context.run((portal) =>
    calendarDay(portal, { about, order: asked('order'), line: asked('line') }),
  );
  const { brand, origin, now, language } = context;
  const title = `${brand.shortName}: ${calendarMessages[language].titles[about]}`;
  const event = { uid: `${id}@${new URL(origin).hostname}`, day, title, url: origin + pageOf[about] };
  return fileReply(calendarFile(event, now, brand.longName), `${about}-${day}.ics`, 'text/calendar');
}
