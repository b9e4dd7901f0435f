import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { notFoundMessages } from './copy.ts';

export const handle: Handle = { title: (language) => notFoundMessages[language].title };

/** Answers unknown paths, and all requests that the gate refused. */
export function loader({ context }: LoaderFunctionArgs): never {
  if (context.maintenance) throw Response.json({ maintenance: context.maintenance.minutes }, { status: 503 });
  throw new Response(null, { status: context.refusal ?? 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
