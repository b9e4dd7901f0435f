import type { Deployment, Platform } from './platform.ts';
import type { DeployIo } from './watch-step.ts';
import { type Wrangler, WranglerError } from './wrangler.ts';

/** The effects that a rollback does not undo (ADR-032, ADR-036); printed with each. */
export const notUndone = [
  'What the newer version wrote stays: rows of a later version of terms are shown as "being checked" until a version',
  'that can read them is deployed again (ADR-032). Orders that it sent to the carrier stay sent.',
  'Class migrations stay: no version from before one can be deployed again.',
  'Routes and domains stay as they are now. Variables and secrets belong to the version; it does not go back over a',
  'change of secrets unless --with-old-secrets says so.',
  'Pages that browsers keep stay for up to five minutes.',
];

export interface GoingBack extends Pick<DeployIo, 'print' | 'printError'> {
  platform: Platform;
  wrangler: Pick<Wrangler, 'goBack'>;
  /** Also restores the old values of changed secrets. */
  withOldSecrets: boolean;
}

/**
 * Gives everybody the version before: of a rollout under way the one it began from, else the one that everybody had
 * before this one. @returns whether there was one that can serve
 */
export async function rollBack(request: GoingBack): Promise<boolean> {
  const { platform, wrangler, withOldSecrets, print, printError } = request;
  const deployments = await platform.deployments();
  const target = await versionToServe(platform, deployments);
  const now = deployments[0]?.versions ?? [];
  if (target === undefined) {
    printError('No earlier version had all traffic. There is no version to go back to.');
    return false;
  }
  const version = await platform.version(target);
  const running = await Promise.all(now.map(({ version }) => platform.version(version)));
  if (running.some(({ migrationTag }) => migrationTag !== version.migrationTag)) {
    printError(
      `${target} is from before the class migration ${running[0]?.migrationTag}: it cannot be deployed again. ` +
        'Deploy a fixed version.',
    );
    return false;
  }
  try {
    const message = `Back from ${now.map((share) => share.version).join(', ')}`.slice(0, 100);
    await wrangler.goBack(target, message, withOldSecrets);
  } catch (thrown) {
    const names = thrown instanceof WranglerError ? changedSecrets(thrown.output) : undefined;
    if (names === undefined) throw thrown;
    printError(
      `Nothing was changed: ${target} is from before a change of ${names}, and would bring the old value back. ` +
        `To keep today's secrets, deploy its commit again: git switch --detach ${version.tag ?? 'COMMIT'}, then deploy. ` +
        'If no old value has leaked, use --rollback --with-old-secrets.',
    );
    return false;
  }
  print(
    `Rolled back: ${target} has all traffic, from the commit ${version.tag ?? '(unknown)'}: ${version.message ?? ''}`,
  );
  print(['', 'A rollback does not undo:', ...notUndone].join('\n  '));
  return true;
}

/** Names of the secrets in the platform's refusal (code 10220); undefined for another one. */
function changedSecrets(output: string): string | undefined {
  return /The following secrets have changed:?\s*([\w, ]+)/.exec(output)?.[1]?.trim();
}

/**
 * Returns the last version that everybody had and that is of another commit than the one in service: a change of a
 * secret makes a version of the same code.
 */
async function versionToServe(platform: Platform, deployments: readonly Deployment[]): Promise<string | undefined> {
  const current = versionOfAll(deployments[0]);
  const tag = current === undefined ? undefined : (await platform.version(current)).tag;
  for (const version of versionsBefore(deployments))
    if (tag === undefined || (await platform.version(version)).tag !== tag) return version;
  return undefined;
}

/** Returns the versions that once served everybody, the last first, without the one that does so now. */
export function versionsBefore(deployments: readonly Deployment[]): string[] {
  const [latest, ...earlier] = deployments;
  const current = versionOfAll(latest);
  const versions = earlier.flatMap((one) => hadAll(one) ?? []);
  return [...new Set(versions)].filter((version) => version !== current);
}

const hadAll = ({ versions }: Deployment) => versions.find(({ percent }) => percent === 100)?.version;
/** Returns the version that serves everybody; undefined during a rollout. */
const versionOfAll = (latest: Deployment | undefined) =>
  latest && latest.versions.length === 1 ? hadAll(latest) : undefined;
