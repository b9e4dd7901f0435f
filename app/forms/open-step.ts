import { redirect } from '@remix-run/cloudflare';

interface OpenStep<P extends { kind: string }, K extends P['kind']> {
  page: Extract<P, { kind: K }>;
  /** Reason why the last form was not saved, from the page's query. */
  because: string | undefined;
}

/**
 * Returns the page of a journey's step.
 * @param elsewhere the address of the page that the journey is at, with the reason
 * @throws Response to that page, when it is another one (JOURNEY-3)
 */
export function openStep<P extends { kind: string }, K extends P['kind']>(
  { url }: Request,
  page: P,
  at: K,
  elsewhere: (page: P, because?: string) => string,
): OpenStep<P, K> {
  const because = new URL(url).searchParams.get('because') ?? undefined;
  if (isAt(page, at)) return { page, because };
  throw redirect(elsewhere(page, because));
}

const isAt = <P extends { kind: string }, K extends P['kind']>(page: P, at: K): page is Extract<P, { kind: K }> =>
  page.kind === at;
