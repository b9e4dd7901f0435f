/** By their paths, the sources with all of their mutants, which `globalThis` keeps for the settings of Vitest. */
export const instrumented = ((globalThis as { mutants?: Map<string, string> }).mutants ??= new Map<string, string>());
