import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { noStatusMessages } from './copy.ts';
import { NoLineView } from './view.tsx';
import { findStatusLine } from '../line/intent.ts';

export const handle: Handle = { title: (language) => noStatusMessages[language].title };

/** Redirects to the status page of the line in progress (PORT-1). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { lineRef } = await context.run((portal) => findStatusLine(portal));
  if (lineRef !== undefined) throw redirect(paths.status(lineRef));
  return null;
}

export default function Status() {
  return <NoLineView words={noStatusMessages} />;
}
