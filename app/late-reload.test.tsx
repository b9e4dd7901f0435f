import { expect, test } from 'vitest';
import { lateMessages } from './copy/late.ts';
import { LateNote } from './ui/page-layout.tsx';
import { samplePage, show, words } from './ui/testing/show.tsx';
import { withReload } from './late-reload.ts';

const page = (main: string) => `<head></head><main>${show(<LateNote />, { ...samplePage, late: true })}${main}</main>`;
const refresh = '<meta http-equiv="refresh" content="3"/></head>';

test('HTTP-25: a page of which something is late says so and loads itself again', () => {
  const html = withReload(page('<input type="hidden" name="_token"/>'));
  expect(html).toContain(refresh);
  expect(words(html)).toBe(`${lateMessages.en.text} ${lateMessages.en.byItself} ${lateMessages.en.load}`);
});

test.each([
  '<input type="text" name="a"/>',
  '<input name="a"/>',
  '<input name="a" type="radio"/>',
  '<select name="a"></select>',
  '<textarea name="a"></textarea>',
])('HTTP-25: a page that somebody may be filling in is loaded by hand: %s', (field) => {
  const html = withReload(page(`<input type="hidden" name="_token"/>${field}`));
  expect(html).not.toContain('http-equiv');
  expect(words(html)).toBe(`${lateMessages.en.text} ${lateMessages.en.load}`);
});

test('HTTP-25: nothing is said of a page that has all of its parts', () => {
  expect(show(<LateNote />)).toBe('');
});
