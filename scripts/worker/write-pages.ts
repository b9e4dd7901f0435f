import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import routes from '#app/routes.ts';
import { deployedFiles, makePageAssetsModule, listScriptFiles } from '../page-assets.ts';
import { dictionaryPath, renderDictionaries } from './page-dictionary.ts';
import { serverBuild } from './server-build.ts';
import { root } from '../root.ts';

// Writes build/: what the Worker takes of pages besides their modules, and the files of the deployment.

const build = `${root}build`;

function write(path: string, text: string): void {
  const file = join(build, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(build, { recursive: true, force: true });
cpSync(`${root}public`, join(build, 'client'), { recursive: true });
const scripts = await listScriptFiles();
for (const [path, text] of deployedFiles(scripts)) write(`client${path}`, text);
const assets = await makePageAssetsModule(scripts);
const dictionaries = await renderDictionaries(assets);
for (const text of dictionaries.values()) write(`client${dictionaryPath(text)}`, text);
write('server/page-assets.js', assets);
const dictionaryPaths = Object.fromEntries([...dictionaries].map(([name, text]) => [name, dictionaryPath(text)]));
write('server/dictionary.js', `export const dictionaryPaths = ${JSON.stringify(dictionaryPaths)};\n`);
write('server/index.js', serverBuild(routes, '../../app'));
