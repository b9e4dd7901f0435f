declare module '*/build/server/dictionary.js' {
  /** By the brand's key and the language: `LINESIDE.en`. */
  export const dictionaryPaths: Readonly<Record<string, string>>;
}
declare module '*/build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare';
  const build: ServerBuild;
  export = build;
}
