import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The interfaces by which the Worker calls its objects, and where each is declared. */
const interfaces = {
  AccountRpc: 'workers/account/account-rpc.ts',
  AccountPort: 'rpc/portal-account.ts',
  SessionRpc: 'workers/session/session-rpc.ts',
} as const;

/** By name: `AccountPort.find` for a method, `FindRequest` for a type that methods take or give. */
export type ObjectContract = Record<string, string>;

interface Source {
  file: string;
  declared: Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;
  /** Where what it imports is declared. */
  imported: Map<string, string>;
}

/**
 * What the Worker and its objects say to each other in the tree at `root`: every method with its arguments and what it
 * gives, and every interface or type of the tree that these name, as text without comments. Types that are computed
 * from zod schemas are named and not followed.
 */
export function objectContract(root: string): ObjectContract {
  const sources = new Map<string, Source>();
  const contract: ObjectContract = {};
  for (const [name, file] of Object.entries(interfaces)) {
    const source = sourceOf(root, file, sources);
    const { members } = source.declared.get(name) as ts.InterfaceDeclaration;
    for (const member of members) {
      contract[`${name}.${(member.name as ts.Identifier).text}`] = textOf(member);
      follow(root, source, member, sources, contract);
    }
  }
  return contract;
}

/** Adds the types of the tree that a node names, and those that they name. */
function follow(root: string, source: Source, node: ts.Node, sources: Map<string, Source>, all: ObjectContract): void {
  node.forEachChild((child) => follow(root, source, child, sources, all));
  const named = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node) && node.expression;
  if (!named || !ts.isIdentifier(named) || named.text in all) return;
  const file = source.imported.get(named.text);
  const home = file === undefined ? source : sourceOf(root, file, sources);
  const declaration = home.declared.get(named.text);
  if (!declaration) return;
  all[named.text] = textOf(declaration);
  follow(root, home, declaration, sources, all);
}

function sourceOf(root: string, file: string, sources: Map<string, Source>): Source {
  const known = sources.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const source: Source = { file, declared: new Map(), imported: new Map() };
  for (const statement of tree.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      source.declared.set(statement.name.text, statement);
    if (ts.isImportDeclaration(statement)) importsOf(root, source, statement);
  }
  sources.set(file, source);
  return source;
}

function importsOf(root: string, source: Source, { moduleSpecifier, importClause }: ts.ImportDeclaration): void {
  const path = (moduleSpecifier as ts.StringLiteral).text;
  const file = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(source.file), path));
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names) || !existsSync(join(root, file))) return;
  for (const { name } of names.elements) source.imported.set(name.text, file);
}

/** On one line and without comments, so that only what it means counts. */
function textOf(node: ts.Node): string {
  const text = node.getText().replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?= [)}>\]])/g, '')
    .replaceAll(/(?<=[({<[]) | (?=[)}>\]])/g, '')
    .replace(/^export /, '');
}
