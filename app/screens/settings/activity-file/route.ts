import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { activityMessages, doerText } from '#app/copy/activity.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { dateTimeText } from '#app/ui/date-time.tsx';
import { csvOf } from '#app/ui/csv.ts';
import { fileReply } from '#app/ui/file-reply.ts';
import { activityWords } from '#app/ui/use-activity-summary.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { activityFileMessages } from './copy.ts';
import { loadActivityFile } from '../all-activity.ts';

/** Returns the activity of the account as a file, in the words of the page Activity (SETTINGS-6, SAFETY-40). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const entries = await context.run((portal) => loadActivityFile(portal));
  const { language, timeZone, today } = context;
  const copy = activityFileMessages[language];
  const { titleOf } = activityWords(language, today);
  const rows = entries.map((entry) => [
    dateTimeText(entry.sentAt, timeZone, language),
    titleOf(entry),
    doerText(entry.by, activityMessages[language]),
    activitySummaryMessages[language].state[entry.state].tag,
    spokenReference(entry.id),
  ]);
  return fileReply(csvOf([copy.head, ...rows]), `${copy.name}.csv`, 'text/csv');
}
