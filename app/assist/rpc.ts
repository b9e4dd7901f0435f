import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { PublicRouter } from '#rpc/public-router.ts';

/**
 * Sends each query in a request of its own: a POST, so that nothing typed is in a URL (PUBLIC-14). The client's own
 * link also supports batches, streams and transformers, which a page would load for nothing.
 */
const link: TRPCLink<PublicRouter> =
  () =>
  ({ op: { path, input } }) =>
    observable((observer) => {
      ask(path, input).then(
        (data) => {
          observer.next({ result: { data } });
          observer.complete();
        },
        (error: Error) => observer.error(TRPCClientError.from(error)),
      );
    });

async function ask(path: string, input: unknown): Promise<unknown> {
  const answer = await fetch(`/rpc/public/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const { result } = (await answer.json()) as { result: { data?: unknown } };
  return result.data;
}

/** Client for the procedures that visitors may call. */
export const rpc = createTRPCClient<PublicRouter>({ links: [link] });
