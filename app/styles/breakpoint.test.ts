import { expect, test } from 'vitest';
import { stylesheet } from '../../scripts/stylesheet.ts';

test('the mobile breakpoint is 768 px (SHELL-15)', () => {
  const styles = stylesheet();
  // Below which width are the links in the menu, above which beside the logo?
  const changes = [...styles.matchAll(/\.on-(?:phone|wide) \{/g)].map(
    ({ index }) => [...styles.slice(0, index).matchAll(/@media \(\w+-width: ([\d.]+)rem\)/g)].at(-1)?.[1],
  );
  expect(new Set(changes)).toEqual(new Set(['48', '47.99']));
  expect(48 * 16).toBe(768);
});

test('uses no width of 600 px, and cuts no name (SHELL-15)', () => {
  expect(stylesheet()).not.toMatch(/37\.(5|49)\d*rem|\b(600|599(\.\d+)?)px|text-overflow/);
});
