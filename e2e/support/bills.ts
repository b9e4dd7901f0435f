import { mainOf, tokenIn, type Visitor } from './visitor.ts';

/** The addresses of the bills on a visitor's page, newest first. */
export async function billPaths(visitor: Visitor): Promise<string[]> {
  const page = mainOf(await (await visitor.get('/bills')).text());
  return [...page.matchAll(/href="(\/bills\/[\w-]{16})"/g)].map(([, path = '']) => path);
}

/** What a page's first form sends by itself: its token and the operation that it begins. */
export async function hiddenIn(visitor: Visitor, path: string): Promise<{ _token: string; operation: string }> {
  const html = await (await visitor.get(path)).text();
  return { _token: tokenIn(html), operation: /name="operation" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}
