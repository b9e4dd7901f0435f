import { type NameProblem, nameProblem, refusedCharacters } from '#rpc/domain/person-name.ts';

/** The messages about a name, in the page's language; `#` is replaced by the characters that it can't have. */
export type NameWords = Record<NameProblem, string> & {
  /** Before the last of several characters. */
  and: string;
  /** In place of characters that nobody sees. */
  hidden: string;
};

/** Returns the message about a tidy name, undefined when it can be saved (NAME-1 to NAME-3). */
export function nameText(words: NameWords, name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && words[problem].replace('#', () => listed(refusedCharacters(name), words));
}

function listed(characters: readonly string[], { and, hidden }: NameWords): string {
  if (characters.length === 0) return hidden;
  const last = characters.slice(-1).join('');
  return characters.length === 1 ? last : `${characters.slice(0, -1).join(' ')} ${and} ${last}`;
}
