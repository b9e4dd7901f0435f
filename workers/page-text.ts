/**
 * Reads a page text from the files of the deployment.
 * @throws Response the sorry page's 503, when the file cannot be read
 */
export async function readPageText<Text>(assets: Pick<Fetcher, 'fetch'>, file: string): Promise<Text> {
  // Uses any host, because the binding serves the files of this deployment by path.
  const answer = await assets.fetch(new URL(file, 'https://assets.invalid'));
  if (!answer.ok) throw new Response(null, { status: 503 });
  return answer.json();
}
