/** A command of the project as a document has it. */
export interface NamedCommand {
  script: string;
  /** After `npm run lab --`. */
  tool?: string;
  /** Its long options, without the dashes. */
  options: string[];
}

/** The npm scripts that a text runs, in blocks and in sentences, with the tool that `npm run lab` takes. */
export function commandsIn(markdown: string): NamedCommand[] {
  return [...markdown.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)((?<=lab) -- [\w-]+)?([^`\n]*)/g)].map(
    ([, script = '', tool, rest = '']) => ({
      script,
      ...(tool === undefined ? {} : { tool: tool.replace(' -- ', '') }),
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
