import { relative, sep } from 'node:path';
import { entersLab, folderOf, importRules, mayImport, rawFields, readsFactsAlone, rulesOf } from './import-rules.js';

// Lint rules of this project, which .oxlintrc.json enables.

const pathOf = (context) => relative(context.cwd, context.filename).split(sep).join('/');

/** Holds the import rules of import-rules.js, climbing out of a folder by `../` included. */
const imports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = pathOf(context);
    const rules = rulesOf(file);
    const check = (node, typeOnly) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const isRelative = specifier.startsWith('.');
      const target = isRelative ? new URL(specifier, `file:///${file}`).pathname.slice(1) : specifier.replace(/^#/, '');
      if (entersLab(file, target))
        context.report({ node, message: `only lab/ imports ${specifier} (scripts/import-rules.js)` });
      if (!rules) return;
      const climbs = isRelative && folderOf(target) !== folderOf(file);
      const known = climbs && importRules[rules].may.some((prefix) => specifier.startsWith(prefix));
      if ((climbs && !known) || !mayImport(rules, specifier, typeOnly))
        context.report({ node, message: `${rules} may not import ${specifier} (scripts/import-rules.js)` });
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

/** Keeps the sources of facts from pages: two pages with one source each contradict each other. */
const facts = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (!readsFactsAlone(pathOf(context))) return {};
    const check = (node, key) => {
      const fact = key.type === 'Identifier' && Object.hasOwn(rawFields, key.name) && rawFields[key.name];
      if (fact) context.report({ node, message: `read ${fact} in place of ${key.name} (scripts/import-rules.js)` });
    };
    return {
      MemberExpression: (node) => !node.computed && check(node, node.property),
      ObjectPattern: (node) => {
        for (const { type, computed, key } of node.properties) if (type === 'Property' && !computed) check(node, key);
      },
    };
  },
};

/** A barrel hides where things are: only the list of all endpoints may be one. */
const barrels = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'No barrels: import from the file that has it.' }),
  }),
};

export default { meta: { name: 'house' }, rules: { imports, facts, barrels } };
