import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printStyles, rareStyles } from 'virtual:page-assets';

const rare = rareStyles.map(({ css }) => css).join('');

test('prints what is folded, and every card and form but its buttons (SHELL-45)', () => {
  expect(printStyles).toContain('::details-content{content-visibility:visible}');
  const hidden = [...printStyles.matchAll(/([^{}]+)\{[^{}]*display:none/g)].map(([, selectors = '']) =>
    selectors.trim(),
  );
  expect(hidden).toEqual(['.bar,.foot,.btn']);
});

test('masks a secret in browsers that cannot (SHELL-45)', () => {
  const [, rules = ''] = /@supports not \(-webkit-text-security: disc\)\{(.*?\})\}/.exec(rare) ?? [];
  expect(rules).toContain('.secret>:not(:checked)+label+input{color:transparent;text-shadow:');
});

test('gives a calm note the room of its border in forced colors (SHELL-45)', () => {
  expect(rare).toMatch(/\.note\{[^}]*outline:1px solid transparent/);
  expect(rare).toMatch(/\.card>\.calm\{[^}]*outline-offset:\.\d/);
});

test('every list has marks or the role of a list (SHELL-45)', () => {
  const views = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx$/.test(name),
  );
  const bare = views.flatMap((name) =>
    [...readFileSync(`app/${name}`, 'utf8').matchAll(/<[uo]l(?![\w-])(?!.*(role="list"|points))/g)].map(() => name),
  );
  // Legal documents have marks of their own; the operator's words are in `ol` there.
  expect(bare.filter((name) => name !== 'ui/legal-document.tsx')).toEqual([]);
});

test('phones make no telephone links of account numbers (SHELL-45)', () => {
  expect(readFileSync('app/ui/document.tsx', 'utf8')).toContain(
    '<meta name="format-detection" content="telephone=no" />',
  );
});
