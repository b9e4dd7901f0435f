import type { PublicInputs, PublicReplies } from '#rpc/public-router.ts';

/**
 * Returns the reply of an intent of visitors. Each call is a POST of its own, so that nothing typed is in a URL
 * (PUBLIC-14). tRPC's own client, with its batches, streams and sockets, would be half of the script (ADR-004).
 * @throws Error when the Worker refuses or does not reply
 */
export async function ask<I extends keyof PublicInputs>(intent: I, input: PublicInputs[I]): Promise<PublicReplies[I]> {
  const answer = await fetch(`/rpc/public/${intent}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const { result } = (await answer.json()) as { result: { data: PublicReplies[I] } };
  return result.data;
}
