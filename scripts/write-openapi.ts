import { writeFileSync } from 'node:fs';
import { contractVersion } from '#contracts/pact/version.ts';
import { openApi } from '#contracts/openapi/api-document.ts';

writeFileSync(
  new URL('../contracts/openapi.json', import.meta.url),
  `${JSON.stringify(openApi(contractVersion), null, 2)}\n`,
);
