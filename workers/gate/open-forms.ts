/** The pages of the build, as far as their forms go. */
export type Pages = Readonly<Record<string, { path?: string; module: { handle?: unknown } } | undefined>>;

/**
 * The paths whose forms may be sent without a session, by the handle of their page: they act with nobody's rights, and
 * signing out of a session that is over takes nothing from anybody.
 */
export function openFormPaths(pages: Pages): string[] {
  return Object.values(pages).flatMap((page) =>
    page?.path && (page.module.handle as { openForm?: true } | undefined)?.openForm ? [`/${page.path}`] : [],
  );
}
