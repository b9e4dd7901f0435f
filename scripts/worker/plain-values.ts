import type { ESTree } from 'rolldown/utils';

type Node = ESTree.Node | null;

/** A function asks for nothing until it is called. */
const askNothing: readonly string[] = ['Literal', 'ArrowFunctionExpression', 'FunctionExpression'];

/** The functions of a bundle that only return what they are given, such as `words`. */
export function identitiesOf(body: ESTree.Program['body']): ReadonlySet<string> {
  return new Set(
    body.flatMap((one) => (one.type === 'FunctionDeclaration' && one.id && isIdentity(one) ? one.id.name : [])),
  );
}

function isIdentity({ params, body }: ESTree.Function): boolean {
  const [taken, ...others] = params;
  const [does, ...more] = body?.body ?? [];
  if (others.length + more.length > 0 || taken?.type !== 'Identifier' || does?.type !== 'ReturnStatement') return false;
  return does.argument?.type === 'Identifier' && does.argument.name === taken.name;
}

/** The names that a value asks for as it is made; undefined where it does more than that, and its place matters. */
export function askedBy(value: Node, identities: ReadonlySet<string>): readonly string[] | undefined {
  if (value?.type === 'Identifier') return [value.name];
  const asked = partsOf(value, identities)?.map((part) => askedBy(part, identities));
  return asked?.includes(undefined) ? undefined : asked?.flatMap((names) => names ?? []);
}

/** What is asked for a value as it is made; undefined where that is more than values. */
function partsOf(value: Node, identities: ReadonlySet<string>): readonly Node[] | undefined {
  if (!value || ('computed' in value && value.computed)) return undefined;
  if (askNothing.includes(value.type)) return [];
  switch (value.type) {
    case 'UnaryExpression':
    case 'SpreadElement':
      return [value.argument];
    case 'MemberExpression':
      return [value.object];
    case 'TemplateLiteral':
      return value.expressions;
    case 'ArrayExpression':
      return value.elements;
    case 'ObjectExpression':
      return value.properties;
    case 'Property':
      return [value.value];
    case 'CallExpression':
      return isAnyOf(identities, value.callee) ? value.arguments : undefined;
    default:
      return undefined;
  }
}

function isAnyOf(names: ReadonlySet<string>, called: Node): boolean {
  return called?.type === 'Identifier' && names.has(called.name);
}
