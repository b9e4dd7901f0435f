import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('SHELL-15: the mobile breakpoint is 768 px', () => {
  const styles = readFileSync(new URL('parts.css', import.meta.url).pathname, 'utf8');
  // Below which width are the links in the menu, above which beside the logo?
  const changes = [...styles.matchAll(/\.on-(?:phone|wide) \{/g)].map(
    ({ index }) => [...styles.slice(0, index).matchAll(/@media \(\w+-width: ([\d.]+)rem\)/g)].at(-1)?.[1],
  );
  expect(new Set(changes)).toEqual(new Set(['48', '47.99']));
  expect(48 * 16).toBe(768);
});
