import { expect, test } from 'vitest';
import { lateMessages } from './copy/late.ts';
import { LateNote } from './ui/page-layout.tsx';
import { samplePage, show, words } from './ui/testing/show.tsx';
import { withReload } from './late-reload.ts';

const page = (main: string) => `<head></head><main>${show(<LateNote />, { ...samplePage, late: true })}${main}</main>`;
const refresh = '<meta http-equiv="refresh" content="3"/></head>';

test('a page with a late part shows a notice and loads itself again (HTTP-25)', () => {
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
])('a page that somebody may be filling in is loaded by hand: %s (HTTP-25)', (field) => {
  const html = withReload(page(`<input type="hidden" name="_token"/>${field}`));
  expect(html).not.toContain('http-equiv');
  expect(words(html)).toBe(`${lateMessages.en.text} ${lateMessages.en.load}`);
});

test('a page with all of its parts has no notice (HTTP-25)', () => {
  expect(show(<LateNote />)).toBe('');
});
