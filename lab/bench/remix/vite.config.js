import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import pages from './app/routes.json';

export default defineConfig({
  plugins: [
    remix({
      // The template's.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
      routes: (define) => define((route) => pages.forEach(([path, file]) => route(path, file))),
    }),
  ],
});
