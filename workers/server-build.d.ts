declare module '*/build/server/dictionary.js' {
  /** Paths of the dictionaries by brand and language, such as `LINESIDE.en`. */
  export const dictionaryPaths: Readonly<Record<string, string>>;
}
declare module '*/build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare';
  const build: ServerBuild;
  export = build;
}
