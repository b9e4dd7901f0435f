import { main } from './run.js';

main('scripts/crawl-site.ts');
