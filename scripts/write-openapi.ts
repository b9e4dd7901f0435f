import { writeFileSync } from 'node:fs';
import { openApi } from '#contracts/openapi/api-document.ts';

writeFileSync(new URL('../contracts/openapi.json', import.meta.url), `${JSON.stringify(openApi(), null, 2)}\n`);
