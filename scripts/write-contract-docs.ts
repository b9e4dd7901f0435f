import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ApiDocument, apiPage } from '#contracts/openapi/api-page.ts';

const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as ApiDocument;
mkdirSync('build', { recursive: true });
writeFileSync('build/contracts.html', await apiPage(document));
console.log('build/contracts.html');
