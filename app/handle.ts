import type { Language } from './copy/language.ts';

/**
 * What a route asks of the document around it. `script`: nothing (the default), or the live module with its audience
 * (decision 8). `title`: the words before the brand's name.
 */
export interface Handle {
  title: string | ((language: Language) => string);
  script?: { live: 'home' | 'journey' };
}

/** The handle of the innermost route that has one. */
export function handleOf(matches: readonly { handle?: unknown }[]): Handle | undefined {
  return matches.map((match) => match.handle as Handle | undefined).findLast(Boolean);
}

/** The title in the page's language. */
export function titleOf(handle: Handle | undefined, language: Language): string {
  const title = handle?.title ?? '';
  return typeof title === 'string' ? title : title(language);
}
