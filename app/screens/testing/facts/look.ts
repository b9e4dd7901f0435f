import { mainOf } from '#e2e/support/html.ts';
import { factsIn, isRefused, type ModelFact } from './model-facts.ts';
import type { Stage } from './stage.ts';

type Person = ReturnType<Stage['person']>;

/** A page as somebody sees it. */
export interface View {
  path: string;
  status: number;
  facts: ModelFact[];
  /** The addresses of its links and of its forms with GET. */
  links: string[];
}

/** Opens a page, after its redirects. */
export async function openPage(person: Person, path: string): Promise<View & { isRefused: boolean }> {
  let page = await person.open(path);
  for (let hops = 0; hops < 4 && page.location.startsWith('/'); hops += 1) page = await person.open(page.location);
  const { status, text, models } = page;
  return {
    path,
    status,
    facts: factsIn(models),
    links: status < 300 ? linksOf(text) : [],
    isRefused: isRefused(models),
  };
}

function linksOf(html: string): string[] {
  const addresses = mainOf(html)
    .querySelectorAll('a[href^="/"]')
    .map((link) => link.getAttribute('href') ?? '');
  return [...new Set(addresses.map((address) => address.split('#', 1)[0] ?? ''))].filter((address) => address !== '');
}

/** Facts of which the pages disagree, as text. */
export function contradictions(views: readonly View[]): string[] {
  const seen = new Map<string, { path: string; value: string }>();
  return views.flatMap(({ path, facts }) =>
    facts.flatMap(({ name, subject, value }) => {
      const key = `${name} of ${subject}`;
      const text = JSON.stringify(value);
      const earlier = seen.get(key);
      seen.set(key, earlier ?? { path, value: text });
      return earlier && earlier.value !== text
        ? [`${key}: ${earlier.value} on ${earlier.path}, ${text} on ${path}`]
        : [];
    }),
  );
}

/** Pages that show something while their forms are refused. */
const standing = new Set(['/router']);

/** Links of a page that lead to a refusal, as text. */
export async function deadEnds(person: Person, views: readonly View[]): Promise<string[]> {
  const links = new Map(
    views.flatMap(({ path, links: addresses }) => addresses.map((address) => [address, path] as const)),
  );
  const ends: string[] = [];
  for (const [address, path] of links) {
    const page = await openPage(person, address);
    if (page.status >= 400 || (page.isRefused && !standing.has(address)))
      ends.push(`${path} leads to ${address}: ${page.status}`);
  }
  return ends;
}
