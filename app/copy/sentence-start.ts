/** Words that also stand within a sentence, as they stand at the start of one. */
export function sentenceStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
