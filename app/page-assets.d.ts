declare module 'virtual:page-assets' {
  /** The styles that every page has, minified. */
  export const styles: string;
  /** The colors of each brand by its key, minified. */
  export const brandStyles: Readonly<Record<string, string>>;
  /** Styles that a page, or one of a brand, has only where it shows their classes, roles or attributes; minified. */
  export const rareStyles: readonly { css: string; marks: readonly string[]; brand?: string }[];
  /** The styles of paper, which pages have behind all others; minified. */
  export const printStyles: string;
  /** The path of the script of pages with an operation in progress; its name changes with its text. */
  export const livePath: string;
  /** The path of the script of pages with a banner that closes; its name changes with its text. */
  export const bannersPath: string;
  /** The path of the script of the notifications page; its name changes with its text. */
  export const notifyPath: string;
  /** The path of the script of `assist` pages; its name changes with its text. */
  export const assistPath: string;
  /** The path of the script that reads a number with the camera; its name changes with its text. */
  export const scanPath: string;
}
