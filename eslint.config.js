import { relative, sep } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules, mayImport, unruled } from './scripts/import-rules.js';

/** Holds the import rules of scripts/import-rules.js, climbing out of a folder by `../` included. */
const imports = {
  meta: {
    type: 'problem',
    messages: { forbidden: '{{folder}} may not import {{specifier}} (scripts/import-rules.js)' },
    schema: [],
  },
  create(context) {
    const file = relative(import.meta.dirname, context.filename)
      .split(sep)
      .join('/');
    const folder = file.split('/')[0];
    if (!(folder in importRules) || unruled.some((pattern) => pattern.test(file))) return {};
    const check = (node, typeOnly) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const climbs =
        specifier.startsWith('.') && new URL(specifier, `file:///${file}`).pathname.split('/')[1] !== folder;
      const known = climbs && importRules[folder].may.some((prefix) => specifier.startsWith(prefix));
      if ((climbs && !known) || !mayImport(folder, specifier, typeOnly))
        context.report({ node, messageId: 'forbidden', data: { folder, specifier } });
    };
    const onlyTypes = (node) => node.importKind === 'type' || node.exportKind === 'type';
    return {
      ImportDeclaration: (node) =>
        check(
          node,
          onlyTypes(node) || (node.specifiers.length > 0 && node.specifiers.every((one) => one.importKind === 'type')),
        ),
      ExportNamedDeclaration: (node) => check(node, onlyTypes(node)),
      ExportAllDeclaration: (node) => check(node, onlyTypes(node)),
      ImportExpression: (node) => check(node, false),
    };
  },
};

/** A barrel hides where things are: only the list of all endpoints may be one. */
const barrels = {
  meta: { type: 'problem', messages: { barrel: 'No barrels: import from the file that has it.' }, schema: [] },
  create: (context) => ({ ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }) }),
};

/**
 * esbuild drops what is unused of a namespace only: any other form brings every language of zod into the Worker (65 KB
 * gzip).
 */
const wholeZod = {
  meta: { type: 'problem', messages: { whole: "Write `import * as z from 'zod'`." }, schema: [] },
  create: (context) => ({
    'ImportDeclaration[source.value="zod"] > :matches(ImportSpecifier[imported.name="z"], ImportDefaultSpecifier)': (
      node,
    ) => context.report({ node, messageId: 'whole' }),
  }),
};

export default tseslint.config(
  { ignores: ['node_modules/', 'build/', 'dist/', '.cache/', '.wrangler/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { house: { rules: { imports, barrels, 'whole-zod': wholeZod } }, 'react-hooks': hooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/imports': 'error',
      'house/barrels': 'error',
      'house/whole-zod': 'error',
      'react-hooks/rules-of-hooks': 'error',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'log'] }],
      'no-implicit-coercion': ['error', { boolean: true, number: false, string: false }],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.edge.json', 'tsconfig.browser.json', 'tsconfig.node.json', 'tsconfig.test.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      complexity: ['error', 15],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    // The platform types a stub's method as never where its result holds an unknown, so awaiting it looks needless.
    files: ['workers/**/*.test.ts'],
    rules: { '@typescript-eslint/await-thenable': 'off' },
  },
  {
    files: [
      'app/**/*.{ts,tsx}',
      'rpc/**/*.ts',
      'contracts/**/*.ts',
      'workers/**/*.ts',
      'fixtures/**/*.ts',
      'e2e/**/*.ts',
    ],
    ignores: [
      'app/root.tsx',
      'app/entry.*',
      'app/routes.ts',
      'app/screens/**/route.tsx',
      'workers/app.ts',
      'workers/testing/**',
      '**/*.d.ts',
      '**/global-*.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }],
    },
  },
);
