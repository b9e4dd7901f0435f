/**
<<<<<<<< HEAD:scripts/first-week/command-blocks.ts
 * The blocks of a document that are to be run, in their order: what stands between fences that say `sh`, under this
 * heading.
========
 * The blocks of a document that are to be run, in their order: what stands between fences that say `sh`, in the part
 * under this heading.
>>>>>>>> week:scripts/first-week/blocks.ts
 */
export function blocksUnder(heading: string, markdown: string): string[] {
  const part = markdown.split(/^(?=## )/m).find((one) => one.startsWith(`## ${heading}`)) ?? '';
  return [...part.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block.trim());
}

/** A command of the project as a document has it. */
export interface NamedCommand {
  script: string;
  /** Its long options, without the dashes. */
  options: string[];
}

/** Every `npm run NAME -- …`, and `npm start` and `npm test`, in blocks and in sentences. */
export function commandsIn(markdown: string): NamedCommand[] {
  return [...markdown.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)([^`\n]*)/g)].map(
    ([, script = '', rest = '']) => ({
      script,
      options: [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option = '']) => option),
    }),
  );
}

/** Paths of the project that a document names: those of links, from its folder, and those in backquotes. */
export function pathsIn(markdown: string): { linked: string[]; named: string[] } {
  return {
    linked: [...markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path),
    named: [...markdown.matchAll(/`([\w.-]+\/[\w./*-]*\.\w+)`/g)].map(([, path = '']) => path),
  };
}
