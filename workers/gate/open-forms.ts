/** The pages of the build, as far as their forms go. */
export type Pages = Readonly<Record<string, { path?: string; module: { handle?: unknown } } | undefined>>;

/**
 * Paths whose forms need no session, by the handle of their page. They act without anybody's rights, and signing out
 * of an ended session is harmless.
 */
export function openFormPaths(pages: Pages): string[] {
  return Object.values(pages).flatMap((page) =>
    page?.path && (page.module.handle as { openForm?: true } | undefined)?.openForm ? [`/${page.path}`] : [],
  );
}
