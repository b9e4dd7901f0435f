import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { NoLineView } from '#app/screens/status/none/view.tsx';
import { paths } from '#app/ui/paths.ts';
import { noSetupMessages } from './copy.ts';
import { setupLine } from '../setup/intent.ts';

export const handle: Handle = { title: (language) => noSetupMessages[language].title };

/** Redirects to the page of the line whose eSIM can be set up (ESIM-1). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { lineRef } = await context.run((portal) => setupLine(portal));
  if (lineRef !== undefined) throw redirect(paths.esimSetup(lineRef));
  return null;
}

export default function NoSetup() {
  return <NoLineView words={noSetupMessages} />;
}
