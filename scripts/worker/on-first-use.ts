import { type Plugin, RolldownMagicString } from 'rolldown';
import { type ESTree, Visitor } from 'rolldown/utils';

/** Functions of zod that make a schema of many fields; no registry has such a schema as a key. */
const largeSchemas = ['object', 'strictObject', 'looseObject', 'extend', 'pick', 'omit', 'union', 'discriminatedUnion'];

/**
 * Has the Worker make schemas and words on their first use, and not all of them at its start: without this a cold start
 * takes about 15 ms of CPU time more (16 starts by turns, ADR-024). Words of a language become a getter that is then
 * replaced by its value; a module's schema becomes an object that makes it (`objectOnFirstUse`).
 */
export function onFirstUse(): Plugin {
  return {
    name: 'on-first-use',
    transform: {
      filter: { id: /\/(app|contracts|rpc|workers)\/.*\.tsx?$/, code: /\bwords\(\{|from 'zod\/mini'/ },
      handler(code, id) {
        const source = new RolldownMagicString(code);
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        new Visitor({ CallExpression: (call) => setsOfWords(call).forEach((set) => makeGetter(source, set)) }).visit(
          program,
        );
        const schemas = program.body.flatMap(schemasOf);
        for (const { start, end } of schemas) {
          source.appendLeft(start, 'objectOnFirstUse(() => ');
          source.appendRight(end, ')');
        }
        if (schemas.length > 0) source.prepend("import { objectOnFirstUse } from '#contracts/on-first-use.ts';\n");
        return { code: source.toString(), map: source.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

interface WordSet extends ESTree.Span {
  name: string;
  words: ESTree.Span;
}

/** Returns the languages of a call of `words`, by their objects: functions and texts take no time to make. */
function setsOfWords({ callee, arguments: [sets] }: ESTree.CallExpression): WordSet[] {
  if (callee.type !== 'Identifier' || callee.name !== 'words' || sets?.type !== 'ObjectExpression') return [];
  return sets.properties.flatMap((set) =>
    set.type === 'Property' && set.key.type === 'Identifier' && set.value.type === 'ObjectExpression'
      ? [{ start: set.start, end: set.end, name: set.key.name, words: set.value }]
      : [],
  );
}

function makeGetter(source: RolldownMagicString, { start, name, words }: WordSet): void {
  source.update(start, words.start, `get ${name}() { return Object.defineProperty(this, '${name}', { value: `);
  source.appendRight(words.end, ` }).${name}; }`);
}

/** Returns the schemas of many fields that a statement of a module declares. */
function schemasOf(statement: ESTree.Directive | ESTree.Statement): ESTree.Span[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
  return declaration.declarations.flatMap(({ init }) => (init && isLargeSchema(init) ? [init] : []));
}

const isLargeSchema = (expression: ESTree.Expression): boolean =>
  expression.type === 'CallExpression' &&
  expression.callee.type === 'MemberExpression' &&
  expression.callee.object.type === 'Identifier' &&
  expression.callee.object.name === 'z' &&
  expression.callee.property.type === 'Identifier' &&
  largeSchemas.includes(expression.callee.property.name);
