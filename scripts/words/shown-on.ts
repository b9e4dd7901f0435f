import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import routes from '#app/routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Above this number of pages only the number is shown. */
const listed = 4;

/** The module of pages whose words are in a file of the deployment. No route imports their words. */
const pageTexts = 'app/screens/public/page-texts.ts';

/**
 * Returns a function from a file of words to the addresses of the pages that import it. A page may show only a part of
 * them, or show them only in a certain case.
 */
export function pagesByFile(): (file: string) => string {
  const imports = importsOnce();
  const closure = (file: string, known = new Set<string>()): Set<string> => {
    if (known.has(file)) return known;
    known.add(file);
    for (const next of imports(file)) closure(next, known);
    return known;
  };
  const everywhere = closure('app/root.tsx');
  const pages = routes.map(({ path = '', file }) => ({ address: `/${path}`, files: closure(`app/${file}`) }));
  const texts = textPages();
  return (file) => {
    if (everywhere.has(file)) return 'every page';
    const addresses = [
      ...texts.filter((text) => text.file === file).map(({ address }) => address),
      ...pages.filter(({ files }) => files.has(file)).map(({ address }) => address),
    ];
    const unique = [...new Set(addresses)];
    return unique.length > listed ? `${unique.length} pages, such as ${unique[0]}` : unique.join(' ') || 'messages';
  };
}

/** Returns a function from a file of app/ to its imports within app/, without types. */
function importsOnce(): (file: string) => string[] {
  const cache = new Map<string, string[]>();
  return (file) => {
    const cached = cache.get(file);
    if (cached) return cached;
    const tree = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest);
    const imports = tree.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || isOfTypes(statement)) return [];
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const target = text.startsWith('#') ? text.slice(1) : normalize(join(dirname(file), text));
      return target.startsWith('app/') && existsSync(root + target) ? [target] : [];
    });
    cache.set(file, imports);
    return imports;
  };
}

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause || importClause.isTypeOnly) return importClause !== undefined;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  );
}

/** Each page text's address, with the file that its words are imported from. */
function textPages(): { address: string; file: string }[] {
  const source = readFileSync(root + pageTexts, 'utf8');
  return [...source.matchAll(/^ {2}'?([\w-]+)'?: (\w+Messages),$/gm)].map(([, path = '', name = '']) => {
    const [, from = ''] = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source) ?? [];
    return { address: `/${path}`, file: from.startsWith('#') ? from.slice(1) : join(dirname(pageTexts), from) };
  });
}
