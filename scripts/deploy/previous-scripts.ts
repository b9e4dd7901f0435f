import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * File with the names of a deployment's scripts, the newest first. Pages in the caches of browsers load the scripts of
 * their own version, so each deployment also serves the scripts of the versions before it. The same holds for the
 * compression dictionaries that browsers have.
 */
const listFile = 'scripts.json';
/** Number of deployments whose scripts of each kind stay served. */
const servedBuilds = 5;
const limitMs = 15_000;

// Name of a script with the hash of its content, as page-assets names it. Other names are never written into the
// build.
const scriptName = z
  .string()
  .check(z.regex(/^(?:(?:assist|live|notify|scan)-[\w-]{10}\.js|dictionary-[\w-]{10}\.txt)$/));
const listSchema = z.array(scriptName);

/**
 * Writes the scripts of the deployments before, from the portal as it is, into the files of this build.
 * @param assets the folder of the build's files
 * @param origin where the portal is; undefined where none is yet
 * @returns the names of those that were taken along
 * @throws when the portal has a list and not what is in it
 */
export async function takeScriptsAlong(assets: string, origin: string | undefined): Promise<string[]> {
  const folder = join(assets, 'script');
  const builtScripts = existsSync(folder)
    ? readdirSync(folder).filter((name) => scriptName.safeParse(name).success)
    : [];
  const listed = origin === undefined ? [] : await listAt(origin);
  const earlier = listed
    .filter((name) => !builtScripts.includes(name))
    .filter((name, index, all) => {
      const isAlike = (script: string) => kindOf(script) === kindOf(name);
      const built = builtScripts.filter(isAlike).length;
      // A build has a dictionary for each brand and language.
      return built + all.slice(0, index).filter(isAlike).length < servedBuilds * Math.max(1, built);
    });
  mkdirSync(folder, { recursive: true });
  for (const name of earlier) {
    const answer = await ask(`/script/${name}`, origin);
    const script = Buffer.from(await answer.arrayBuffer());
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 10);
    if (!answer.ok || name.replace(/\.\w+$/, '') !== `${kindOf(name)}-${hash}`)
      throw new Error(`${origin}/script/${name} is ${answer.status}, and not the script of that name.`);
    writeFileSync(join(folder, name), script);
  }
  writeFileSync(join(assets, listFile), JSON.stringify([...builtScripts, ...earlier]));
  return earlier;
}

const kindOf = (name: string) => name.split('-', 1)[0];

/** Returns the list of scripts of the deployed portal; empty where it has none yet. */
async function listAt(origin: string): Promise<string[]> {
  const answer = await ask(`/${listFile}`, origin);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${origin}/${listFile} is ${answer.status}.`);
  return listSchema.parse(await answer.json());
}

const ask = (path: string, origin: string | undefined) =>
  fetch(new URL(path, origin), { redirect: 'error', signal: AbortSignal.timeout(limitMs) });
