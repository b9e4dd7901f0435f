/**
 * The blocks of a document that are to be run, in their order: the text between `sh` fences in the part under this
 * heading.
 */
export function blocksUnder(heading: string, markdown: string): string[] {
  const part = markdown.split(/^(?=## )/m).find((one) => one.startsWith(`## ${heading}`)) ?? '';
  return [...part.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block.trim());
}
