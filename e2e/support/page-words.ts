import type { Language } from '#app/copy/language.ts';
import { pageTextFile, type StaticPath } from '#app/copy/page-text.ts';
import { portalUrl } from './ports.ts';

/** The words of a static page of the first brand, as the build wrote them (ADR-021). */
export async function pageWords<Copy>(path: StaticPath, language: Language): Promise<Copy> {
  const answer = await fetch(portalUrl + pageTextFile(path, language, 'lineside'));
  if (!answer.ok) throw new Error(`the words of ${path} answer ${answer.status}`);
  return (await answer.json()) as Copy;
}
