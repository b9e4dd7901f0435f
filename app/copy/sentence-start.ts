/** Returns words with their first letter in upper case, for the start of a sentence. */
export function sentenceStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
