// Replacements for the platform around a Worker, as sources of modules for workerd.

/** Replaces the platform's cache, always empty like for a first request. */
export const emptyCache = `export default {
  fetch: ({ method }) =>
    method === 'GET' ? new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } }) : new Response(),
};`;

/** Stands in for the platform's rate limit, in the Worker's own process as there: no call of a service. */
export const rate = 'export default () => ({ limit: async () => ({ success: true }) });';
