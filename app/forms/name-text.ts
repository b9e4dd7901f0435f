import { type NameProblem, nameProblem, refusedCharacters } from '#rpc/domain/person-name.ts';

/** The messages about a name, in the page's language; `#` is replaced by the characters that it can't have. */
export type NameWords = Record<NameProblem, string> & {
  /** Word before the last of several characters. */
  and: string;
};

/** Returns the message about a tidy name, undefined when it can be saved (NAME-1 to NAME-3). */
export function nameText(words: NameWords, name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && withCharacters(words[problem], refusedCharacters(name), words.and);
}

/** Returns a message with the characters in place of `#`. */
export function withCharacters(message: string, characters: readonly string[], and: string): string {
  const last = characters.slice(-1).join('');
  const listed = characters.length > 1 ? `${characters.slice(0, -1).join(' ')} ${and} ${last}` : last;
  return message.replace('#', () => listed);
}
