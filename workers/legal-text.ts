import type { LegalSections } from '#app/copy/legal.ts';

/**
 * Reads a legal text from the files of the deployment.
 * @throws Response the sorry page's 503, when the file cannot be read
 */
export async function readLegalText(assets: Pick<Fetcher, 'fetch'>, path: string): Promise<LegalSections> {
  // Only the path matters: the binding serves the files of this deployment alone.
  const answer = await assets.fetch(new URL(path, 'https://assets.invalid'));
  if (!answer.ok) throw new Response(null, { status: 503 });
  return answer.json();
}
