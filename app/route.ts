/** A row of the table of routes: a path of the portal, and the file of its screen, from app/. */
export interface RouteRow {
  path?: string;
  index?: true;
  file: string;
  /** Id of the route, by default the file without its extension. A screen with several paths needs one for each. */
  id?: string;
}

/** The screen of a path, whose parameters begin with a colon. */
export const route = (path: string, file: string, options: Pick<RouteRow, 'id'> = {}): RouteRow => ({
  path,
  file,
  ...options,
});

/** Declares the screen of `/`. */
export const index = (file: string, options: Pick<RouteRow, 'id'> = {}): RouteRow => ({
  index: true,
  file,
  ...options,
});
