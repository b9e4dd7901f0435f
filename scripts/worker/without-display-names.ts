import { type Plugin, RolldownMagicString } from 'rolldown';

/**
 * Leaves out the names that the router's components have in a browser's developer tools: a component that nobody uses
 * stays in the Worker for having one (ADR-024).
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    transform: {
      filter: { id: /\/node_modules\/(@remix-run\/react|react-router|react-router-dom)\// },
      handler(code) {
        const rest = new RolldownMagicString(code);
        for (const { index, 0: name } of code.matchAll(/^ *\w+\.displayName = "\w+";$/gm))
          rest.remove(index, index + name.length);
        return { code: rest.toString(), map: rest.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
