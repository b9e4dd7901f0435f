import type { PublicInputs, PublicOutputs } from '#rpc/public-router.ts';

/**
 * Sends one of the visitors' intents in a request of its own: a POST, so that nothing typed is in a URL (PUBLIC-14).
 * tRPC's own client also supports batches, streams and transformers, which a page would load for nothing.
 * @throws without a good reply
 */
export async function ask<Name extends keyof PublicInputs>(
  name: Name,
  input: PublicInputs[Name],
): Promise<PublicOutputs[Name]> {
  const answer = await fetch(`/rpc/public/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const { result } = (await answer.json()) as { result: { data: PublicOutputs[Name] } };
  return result.data;
}
