import { type PortalSettings, startPortal } from '../scripts/portal.ts';

// For `npm run lab -- kills`, which copies this file into the tree of each build: the portal is that of its own tree.
await startPortal({ ...(JSON.parse(process.argv[2] ?? '') as PortalSettings), onLog: (line) => console.log(line) });
process.send?.('ready');
