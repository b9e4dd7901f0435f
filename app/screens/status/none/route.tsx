import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { noStatusMessages } from './copy.ts';
import { NoStatusView } from './view.tsx';

export const handle: Handle = { title: (language) => noStatusMessages[language].title };

/** Leads to the line that it is about (PORT-1). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { lineRef } = await context.runIntent((portal) => portal.port.line());
  if (lineRef !== undefined) throw redirect(paths.status(lineRef));
  return null;
}

export default function Status() {
  return <NoStatusView />;
}
