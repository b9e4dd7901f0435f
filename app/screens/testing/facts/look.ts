import type { Language } from '#app/copy/language.ts';
import { enabled } from '#e2e/support/controls.ts';
import { fieldsOf, pairOf } from '#e2e/support/form-data.ts';
import { mainOf } from '#e2e/support/html.ts';
import type { ReadyForm } from '#e2e/support/scenario-walk.ts';
import { factsIn, isRefused, type ModelFact } from './model-facts.ts';
import type { Stage } from './stage.ts';

type Person = ReturnType<Stage['person']>;

/** A page as somebody sees it. */
export interface View {
  path: string;
  language: Language;
  status: number;
  facts: ModelFact[];
  /** The addresses of its links. */
  links: string[];
  /** Its forms with a button that can be pressed, and the values of their fields and buttons. */
  forms: ReadyForm[];
  /** The words of its main part. */
  text: string;
  isRefused: boolean;
}

/** Opens a page, after its redirects. */
export async function openPage(person: Person, path: string): Promise<View> {
  let page = await person.open(path);
  for (let hops = 0; hops < 4 && page.location.startsWith('/'); hops += 1) page = await person.open(page.location);
  const { status, text, models } = page;
  const main = mainOf(status < 300 ? text : '');
  return {
    path,
    language: person.language,
    status,
    facts: factsIn(models),
    links: linksOf(main),
    forms: formsOf(main, path),
    text: main.text,
    isRefused: isRefused(models),
  };
}

export async function openPages(person: Person, pages: readonly string[]): Promise<View[]> {
  const views: View[] = [];
  for (const path of pages) views.push(await openPage(person, path));
  return views;
}

function linksOf(main: ReturnType<typeof mainOf>): string[] {
  const addresses = main
    .querySelectorAll('a[href^="/"]:not([hreflang])')
    .map((link) => link.getAttribute('href') ?? '');
  return [...new Set(addresses.map((address) => address.split('#', 1)[0] ?? ''))].filter((address) => address !== '');
}

function formsOf(main: ReturnType<typeof mainOf>, path: string): ReadyForm[] {
  return main.querySelectorAll('form[method=post]').flatMap((form) => {
    const buttons = form
      .querySelectorAll('button')
      .filter((one) => one.getAttribute('type') !== 'button' && enabled(one));
    if (buttons.length === 0) return [];
    const fields = Object.fromEntries([...fieldsOf(form, main), ...buttons.map(pairOf)]);
    return [{ path: form.getAttribute('action') ?? path, fields }];
  });
}

/** Facts of which the pages disagree, as text. */
export function contradictions(views: readonly View[]): string[] {
  const shownFirst = new Map<string, { path: string; value: string }>();
  return views.flatMap(({ path, facts }) =>
    facts.flatMap(({ name, subject, value }) => {
      const key = `${name} of ${subject}`;
      const text = JSON.stringify(value);
      const earlier = shownFirst.get(key);
      shownFirst.set(key, earlier ?? { path, value: text });
      return earlier && earlier.value !== text
        ? [`${key}: ${earlier.value} on ${earlier.path}, ${text} on ${path}`]
        : [];
    }),
  );
}

/** A new form has a new id each time, and a plan is advised when its reasons are at hand (ACCOUNT-16). */
const comparable = (links: readonly string[]) =>
  links.filter((link) => !/^\/change-plan\/.*\?plan=/.test(link)).map((link) => link.replaceAll(/[\w-]{22}/g, ':id'));

/** Pages that differ between two languages by more than words, as text. */
export function translatedOtherwise(views: readonly View[], translated: readonly View[]): string[] {
  return views.flatMap(({ path, status, facts, links }, index) => {
    const translation = translated[index];
    const isEqual =
      translation?.status === status &&
      JSON.stringify(translation.facts) === JSON.stringify(facts) &&
      JSON.stringify(comparable(translation.links)) === JSON.stringify(comparable(links));
    return isEqual ? [] : [`${path} differs in Spanish`];
  });
}

/** Pages that show something while their forms are refused. */
const standing = new Set(['/router']);

/**
 * Links of pages that lead to a refusal, as text.
 * @param unconcerned references of lines that nothing was sent for: one of their links is like another line's
 */
export async function deadEnds(
  person: Person,
  views: readonly View[],
  unconcerned: readonly string[],
): Promise<string[]> {
  const isUnconcerned = (address: string) => unconcerned.some((ref) => address.includes(ref));
  const links = new Map(
    views
      .flatMap(({ path, links: addresses }) => addresses.map((address) => [address, path] as const))
      .filter(([address]) => !isUnconcerned(address)),
  );
  const ends: string[] = [];
  for (const [address, path] of links) {
    const page = await openPage(person, address);
    if (page.status >= 400 || (page.isRefused && !standing.has(address)))
      ends.push(`${path} leads to ${address}: ${page.status}`);
  }
  return ends;
}
