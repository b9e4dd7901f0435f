import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notUndone } from './going-back.ts';
import { DeployRefusal } from './options.ts';
import { type Cloud, startCloud, wellPortal } from './testing/cloud.ts';
import { configuration, makeProject, type Project, scriptName } from './testing/project.ts';

// Against a stand-in of the platform's API; two tests run the real wrangler several times.
const timeout = 480_000;

let cloud: Cloud;
let project: Project;
beforeEach(async () => {
  cloud = await startCloud();
  project = makeProject(cloud);
});
afterEach(async () => {
  project.remove();
  await cloud.close();
});

/** A version that everybody has. @returns its tag */
function first(): string {
  cloud.setSecrets('SESSION_SEAL_KEY');
  const tag = project.commit('First');
  cloud.begin(tag);
  return tag;
}

describe('a deployment that is refused (SAFETY-70)', { timeout }, () => {
  it('has uncommitted changes or an unpushed commit, unless a flag allows them', async () => {
    project.commit('First');
    writeFileSync(join(project.root, 'more.js'), '');
    await expect(project.deploy()).rejects.toThrow('--with-uncommitted-changes');
    await expect(project.deploy('--with-unpushed-commit')).rejects.toThrow('--with-uncommitted-changes');
    project.git('add', '--all');
    project.git('commit', '--quiet', '--message', 'Not pushed');
    await expect(project.deploy()).rejects.toThrow('--with-unpushed-commit');
    expect(cloud.history()).toEqual([]);

    cloud.setSecrets('SESSION_SEAL_KEY');
    writeFileSync(join(project.root, 'more.js'), '// more');
    const { code, printed } = await project.deploy('--with-uncommitted-changes', '--with-unpushed-commit');
    expect(code, printed).toBe(0);
    expect(cloud.history()).toEqual([{ [`${project.git('rev-parse', '--short=12', 'HEAD')}-changed`]: 100 }]);
  });

  it('has no points to watch, unless it runs unwatched', async () => {
    const unseen = configuration(cloud.portal, ['v1']).replace('"POINTS"', '"OTHERS"');
    project.commit('First', { 'wrangler.toml': unseen });
    await expect(project.deploy()).rejects.toThrow('--unwatched');
    expect(cloud.history()).toEqual([]);
  });

  it('lacks a secret', async () => {
    project.commit('First');
    const { code, printed } = await project.deployByWrangler();
    expect(code).toBe(1);
    expect(printed).toContain('required secrets have not been set: SESSION_SEAL_KEY');
    expect(cloud.history()).toEqual([]);
  });

  it('is refused by the contract broker, and is recorded there, also after a rollback', async () => {
    const one = first();
    const two = project.commit('Second');
    const recorded: string[] = [];
    project.broker = {
      refuseUnlessCompatible: (version) => Promise.reject(new DeployRefusal(`not ${version}`)),
      recordDeployment: (version) => Promise.resolve(recorded.push(version) > 0),
    };
    await expect(project.deploy()).rejects.toThrow(`not ${two}`);
    expect(cloud.history()).toEqual([{ [one]: 100 }]);

    project.broker.refuseUnlessCompatible = () => Promise.resolve();
    const { code, printed } = await project.deploy('--unwatched');
    expect(code, printed).toBe(0);
    const back = await project.deploy('--rollback');
    expect(back.code, back.printed).toBe(0);
    expect(recorded).toEqual([two, one]);
    project.broker.recordDeployment = () => Promise.resolve(false);
    expect(await project.deploy('--unwatched')).toMatchObject({ code: 1 });
  });

  it('has a new class migration, unless it may go to everybody at once; a rollback over it is refused', async () => {
    const one = first();
    const two = project.commit('Migrates', { 'wrangler.toml': configuration(cloud.portal, ['v1', 'v2']) });
    await expect(project.deploy()).rejects.toThrow('class migration v2 is new');
    const { code, printed } = await project.deploy('--migrate-classes-at-once');
    expect(code, printed).toBe(0);
    expect(cloud.history()).toEqual([{ [one]: 100 }, { [two]: 100 }]);

    const back = await project.deploy('--rollback');
    expect(back.printed).toContain('from before the class migration v2');
    expect(back.code).toBe(1);
    expect(cloud.history()).toHaveLength(2);
  });

  it('begins while a rollout is in progress, which --rollback ends', async () => {
    const one = first();
    cloud.begin(project.commit('Second'), {}, { [one]: 90 });
    await expect(project.deploy()).rejects.toThrow('--rollback');
    const back = await project.deploy('--rollback');
    expect(back.code, back.printed).toBe(0);
    expect(cloud.history().at(-1)).toEqual({ [one]: 100 });
  });
});

it.each([
  [/analytics_engine/, 'Account Analytics: Read'],
  [/workers/, 'Workers Scripts: Edit'],
])('refuses a token without the right to %s, with its name (SAFETY-79)', async (forbidden, right) => {
  first();
  project.commit('Second');
  cloud.forbidden = forbidden;
  await expect(project.deploy()).rejects.toThrow(`lacks the right "${right}"`);
});

describe('going back with a rotated key (SAFETY-79)', { timeout }, () => {
  /** A good version, a bad one after it, and a key that was changed then. */
  async function rotated() {
    const one = first();
    const two = project.commit('Second');
    expect((await project.deploy('--unwatched')).code).toBe(0);
    cloud.putSecret('SESSION_SEAL_KEY', 'rotated');
    return { one, two };
  }

  it('stops with the name of the key, and does not take the bad code with the old key for the version before', async () => {
    const { one, two } = await rotated();
    const { code, printed } = await project.deploy('--rollback');
    expect(code).toBe(1);
    expect(printed).toContain('before a change of SESSION_SEAL_KEY');
    expect(printed).toContain(`git switch --detach ${one}`);
    expect([cloud.history().at(-1), cloud.secretsNow()]).toEqual([{ [two]: 100 }, { SESSION_SEAL_KEY: 'rotated' }]);
  });

  it('goes to the last good commit where the old value is wanted', async () => {
    const { one } = await rotated();
    const { code, printed } = await project.deploy('--rollback', '--with-old-secrets');
    expect(code, printed).toBe(0);
    expect([cloud.history().at(-1), cloud.secretsNow()]).toEqual([{ [one]: 100 }, { SESSION_SEAL_KEY: 'first' }]);
    // Then a plain change of a secret is refused: the latest version is not the one in service.
    expect(() => cloud.putSecret('SESSION_SEAL_KEY', 'third')).toThrow("isn't currently deployed");
  });
});

describe('a deployment (SAFETY-71)', { timeout }, () => {
  it('goes to everybody when it is the first, and fails when it does not serve', async () => {
    cloud.setSecrets('SESSION_SEAL_KEY');
    const tag = project.commit('First');
    cloud.answer = (request, version) =>
      new URL(request.url).pathname === '/readyz'
        ? Response.json({ ready: false, reasons: ['objects: ACCOUNT'], version: { id: version.id } }, { status: 503 })
        : wellPortal(request, version);
    const { code, printed } = await project.deploy();
    expect(printed).toContain('/readyz is 503: objects: ACCOUNT');
    expect(printed).toContain('There is no version to go back to');
    expect(code).toBe(1);
    expect(cloud.history()).toEqual([{ [tag]: 100 }]);
    expect(cloud.unknown).toEqual([]);
  });

  it('goes to nobody, 1, 10, 50 and 100 %, takes scripts along, and back with all that it cannot undo', async () => {
    cloud.setSecrets('SESSION_SEAL_KEY');
    const one = project.commit('First');
    const begun = await project.deployByWrangler();
    expect(begun.code, begun.printed).toBe(0);
    const two = project.commit('Second', { 'script.txt': 'second' });
    const { code, printed } = await project.deployByWrangler();
    expect(code, printed).toBe(0);
    expect(cloud.history()).toEqual([
      { [one]: 100 },
      { [two]: 0, [one]: 100 },
      { [two]: 1, [one]: 99 },
      { [two]: 10, [one]: 90 },
      { [two]: 50, [one]: 50 },
      { [two]: 100 },
    ]);
    for (const script of ['first', 'second']) {
      const answer = await fetch(`${cloud.portal}/script/${scriptName(script)}`);
      expect(await answer.text()).toBe(script);
    }

    const back = await project.deployByWrangler('--rollback');
    expect(back.code, back.printed).toBe(0);
    expect([cloud.history().at(-1), cloud.codeUpdate()]).toEqual([{ [one]: 100 }, 'immediate']);
    for (const line of notUndone) expect(back.printed).toContain(line);
    expect(cloud.unknown).toEqual([]);
  });

  it('goes back when the version fails more often than the one before', async () => {
    const one = first();
    const two = project.commit('Second');
    cloud.points = (tag) => ({
      requests: 1_000,
      errors: tag === two && (cloud.history().at(-1)?.[two] ?? 0) >= 10 ? 30 : 2,
    });
    const { code, printed } = await project.deploy();
    expect(printed).toContain('3.00 % of its 1000 pages failed');
    expect(code).toBe(1);
    expect(cloud.history()).toEqual([
      { [one]: 100 },
      { [two]: 0, [one]: 100 },
      { [two]: 1, [one]: 99 },
      { [two]: 10, [one]: 90 },
      { [one]: 100 },
    ]);
    expect(cloud.queries[0]).toMatch(/FROM portal_points\s/);
  });
});
