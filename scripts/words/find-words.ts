import ts from 'typescript';
import { type Language, languages } from '#app/copy/language.ts';

/** A text of a language at its place in a file. */
export interface FoundText {
  /** The text, with placeholders as in the source: `We moved ${number}.` */
  text: string;
  /** Position of the expression in the source. */
  start: number;
  end: number;
}

/** One set of words in each language that has it. */
export interface FoundWords {
  /** Name of the messages with the path in them, such as `editNameMessages.because.same.title`. */
  path: string;
  texts: Partial<Record<Language, FoundText>>;
  /** The words contain code, such as a condition, so they can be changed only in their file. */
  isCode: boolean;
}

/** Finds all words of a file: the content of each call of `words({ en: …, es: … })`, in the order of the file. */
export function findWords(file: string, source: string): FoundWords[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const wordsByPath = new Map<string, FoundWords>();

  const note = (path: string, language: Language, node: ts.Expression, text: string | undefined) => {
    const words = wordsByPath.get(path) ?? { path, texts: {}, isCode: false };
    words.texts[language] = { text: text ?? node.getText(tree), start: node.getStart(tree), end: node.end };
    if (text === undefined) words.isCode = true;
    wordsByPath.set(path, words);
  };

  const visit = (wrapped: ts.Expression, path: string, language: Language): void => {
    const node = objectBehind(bare(wrapped), tree);
    const text = textOf(node, tree);
    if (text !== undefined) return note(path, language, node, text);
    if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        const { name } = property;
        visit(
          property.initializer,
          `${path}.${ts.isComputedPropertyName(name) ? name.getText(tree) : name.text}`,
          language,
        );
      }
    else if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((one, at) => visit(one, `${path}.${at}`, language));
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) visit(node.body, path, language);
    else if (ts.isConditionalExpression(node)) {
      visit(node.whenTrue, `${path}.then`, language);
      visit(node.whenFalse, `${path}.else`, language);
    } else if (holdsText(node)) note(path, language, node, undefined);
  };

  const search = (node: ts.Node): void => {
    const sets = ts.isCallExpression(node) && node.expression.getText(tree) === 'words' ? node.arguments[0] : undefined;
    if (!sets || !ts.isObjectLiteralExpression(sets)) return ts.forEachChild(node, search);
    const { parent } = node;
    const name = ts.isVariableDeclaration(parent) ? parent.name.getText(tree) : 'words';
    for (const set of sets.properties)
      if (ts.isPropertyAssignment(set)) {
        const language = languages.find((one) => one === set.name.getText(tree));
        if (language) visit(set.initializer, name, language);
      }
  };
  search(tree);
  return [...wordsByPath.values()].filter((words) => !isForCode(words));
}

/** A word that only code reads, such as the tone of a note, is the same in every language. */
function isForCode({ texts }: FoundWords): boolean {
  const [first, ...others] = languages.map((language) => texts[language]?.text);
  return first !== undefined && /^[\da-z/-]+$/.test(first) && others.every((text) => text === first);
}

/** A set that has a name of its own in the file, in place of the name. */
function objectBehind(node: ts.Expression, tree: ts.SourceFile): ts.Expression {
  if (!ts.isIdentifier(node)) return node;
  for (const statement of tree.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && name.getText(tree) === node.text && ts.isObjectLiteralExpression(bare(initializer)))
          return bare(initializer);
  return node;
}

/** Returns the expression without parentheses and type assertions. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

/** Returns the text of a literal, a template or a sum of them; undefined for anything else, and for code with words. */
function textOf(wrapped: ts.Expression, tree: ts.SourceFile): string | undefined {
  const node = bare(wrapped);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [filledIn(expression, tree), literal.text]);
    return joined([node.head.text, ...spans]);
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left, tree), textOf(node.right, tree)];
  if (left === undefined && right === undefined) return undefined;
  return joined([left ?? filledIn(bare(node.left), tree), right ?? filledIn(bare(node.right), tree)]);
}

/** Returns a placeholder with its source text; undefined when it may contain words. */
function filledIn(node: ts.Expression, tree: ts.SourceFile): string | undefined {
  return holdsText(node) || /[{}]/.test(node.getText(tree)) ? undefined : `\${${node.getText(tree)}}`;
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('');
}

function holdsText(node: ts.Node): boolean {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return true;
  return ts.forEachChild(node, (child) => holdsText(child) || undefined) ?? false;
}
