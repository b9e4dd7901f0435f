import type { RouteConfigEntry } from '@remix-run/route-config';

// Stands in tests for @remix-run/route-config, which loads all of Remix's build command for two functions: a second of
// CPU for each process (ADR-018).

/** A row of the table of routes. */
export const route = (path: string, file: string, options: { id?: string } = {}): RouteConfigEntry => ({
  path,
  file,
  ...options,
});

/** The row of `/`. */
export const index = (file: string, options: { id?: string } = {}): RouteConfigEntry => ({
  index: true,
  file,
  ...options,
});
