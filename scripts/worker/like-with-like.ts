import { type Plugin, RolldownMagicString } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import { askedBy, identitiesOf } from './plain-values.ts';

/** Kinds of the portal's own modules; others are of the kind of their folder or package. */
const kinds = [/copy/, /^app\/(ui|forms)\//, /(?<!\/route)\.tsx$/, /\/route\.tsx?$/, /\/intent\.ts$/];

/** What the kind of each package begins with; they come last. */
const packages = '~';

/**
 * Puts functions and plain values of the same kind of module next to each other, at the top of the bundle: gzip finds
 * what repeats within 32 KB only, so this makes the Worker smaller (ADR-024). Functions are hoisted, and plain values
 * ask for other plain values at most, so nothing changes by it. All else stays in its order below them.
 */
export function likeWithLike(): Plugin {
  return {
    name: 'like-with-like',
    renderChunk(code) {
      const text = new RolldownMagicString(code);
      const { body } = this.parse(code);
      const top = body.find(({ type }) => type !== 'ImportDeclaration')?.start ?? 0;
      for (const { start, end } of sorted(body, kindsIn(code))) if (start > top) text.move(start, end, top);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** @returns the kind of the module at a place of the bundle; places are asked from the first to the last */
function kindsIn(code: string): (place: number) => string {
  const modules = [...code.matchAll(/^\/\/ (\S+)$/gm)].map(({ index, 1: path = '' }) => ({ index, path }));
  let at = 0;
  return (place) => {
    while ((modules[at + 1]?.index ?? Number.POSITIVE_INFINITY) < place) at += 1;
    const path = modules[at]?.path ?? '';
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    if (name) return packages + name;
    const kind = kinds.findIndex((pattern) => pattern.test(path));
    return kind < 0 ? path.split('/').slice(0, 2).join('/') : String(kind);
  };
}

interface Movable {
  start: number;
  end: number;
  kind: string;
}

/** What may move, by kind. A value is of the last kind of those that it asks for, so that it stays below them. */
function sorted(body: ESTree.Program['body'], kindAt: (place: number) => string): Movable[] {
  const identities = identitiesOf(body);
  const plain = new Map<string, string>();
  const found = body.flatMap((statement): Movable[] => {
    const { start, end } = statement;
    const own = kindAt(start);
    if (statement.type === 'FunctionDeclaration') return [{ start, end, kind: own }];
    if (statement.type !== 'VariableDeclaration') return [];
    const asked = statement.declarations.flatMap(({ init }) => askedBy(init, identities) ?? ['']);
    // The portal changes none of its values as the Worker starts; packages may.
    if (asked.length > 0 && own.startsWith(packages)) return [];
    if (!asked.every((name) => plain.has(name))) return [];
    const kind = asked.map((name) => plain.get(name) ?? '').reduce((last, one) => (one > last ? one : last), own);
    for (const { id } of statement.kind === 'const' ? statement.declarations : [])
      if (id.type === 'Identifier') plain.set(id.name, kind);
    return [{ start, end, kind }];
  });
  return found.toSorted((a, b) => Number(a.kind > b.kind) - Number(a.kind < b.kind));
}
