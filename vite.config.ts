import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { noFrameworkClient } from './scripts/no-framework-client.ts';
import { pageAssets } from './scripts/page-assets.ts';
import { leftToWorker } from './scripts/worker/left-to-worker.ts';

export default defineConfig({
  build: { target: 'es2022' },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [
    leftToWorker(),
    pageAssets(),
    noFrameworkClient(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
});
