declare module 'virtual:page-assets' {
  /** The one stylesheet, minified. */
  export const styles: string;
  /** The script of `live` pages, minified. */
  export const liveScript: string;
  /** Where the script of `assist` pages is; its name changes with its text. */
  export const assistPath: string;
}
