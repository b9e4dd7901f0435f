import type { Deployment, Platform } from './platform.ts';
import type { Wrangler } from './wrangler.ts';

/** The effects that a rollback does not undo (ADR-032, ADR-036); printed with each. */
export const notUndone = [
  'What the newer version wrote stays: rows of a later version of terms are shown as "being checked" until a version',
  'that can read them is deployed again (ADR-032). Orders that it sent to the carrier stay sent.',
  'Class migrations stay: no version from before one can be deployed again.',
  'Secrets, routes and domains stay as they are now; variables go back with the version.',
  'Pages that browsers keep stay for up to five minutes.',
];

export interface GoingBack {
  platform: Platform;
  wrangler: Pick<Wrangler, 'rollback'>;
  print: (text: string) => void;
  printError: (text: string) => void;
}

/**
 * Gives everybody the version before: of a rollout under way the one it began from, else the one that everybody had
 * before this one. @returns whether there was one that can serve
 */
export async function rollBack({ platform, wrangler, print, printError }: GoingBack): Promise<boolean> {
  const deployments = await platform.deployments();
  const target = versionBefore(deployments);
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
  await wrangler.rollback(target, `Back from ${now.map(({ version }) => version).join(', ')}`.slice(0, 100));
  print(
    `Rolled back: ${target} has all traffic, from the commit ${version.tag ?? '(unknown)'}: ${version.message ?? ''}`,
  );
  print(['', 'A rollback does not undo:', ...notUndone].join('\n  '));
  return true;
}

/** The version that everybody had last, of those that are not all of the latest deployment. */
export function versionBefore(deployments: readonly Deployment[]): string | undefined {
  const [latest, ...earlier] = deployments;
  const hadAll = ({ versions }: Deployment) => versions.find(({ percent }) => percent === 100)?.version;
  const isRollout = latest !== undefined && latest.versions.length > 1;
  const current = latest && !isRollout ? hadAll(latest) : undefined;
  return earlier.map(hadAll).find((version) => version !== undefined && version !== current);
}
