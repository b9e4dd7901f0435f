import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { openGroup } from './forms/form-place.ts';
import { ownerOf } from './forms/open-form.ts';
import { type LineKind, lineKinds } from './situations.ts';

const usual = { person: 'primary on another line', circumstance: 'nothing else' } as const;
const doors = ['/account', '/bills', '/settings', '/help'];

const linksOf = (text: string, selector = 'a') =>
  parse(text)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href') ?? '');

test.each(Object.keys(lineKinds) as LineKind[])(
  'each page that names the page before it leads back to it, with a line that is %s (SHELL-53)',
  async (kind) => {
    const group = openGroup({ ...usual, kind });
    const person = ownerOf(group);
    for (const door of doors)
      for (const link of linksOf((await person.get(door)).text, 'main a')) {
        const path = link.replace(/#.*$/, '');
        if (!path.startsWith('/') || !path.includes('from=')) continue;
        const page = await person.get(path);
        if (page.status !== 200) continue;
        expect([path, linksOf(page.text, 'main a')[0]]).toEqual([path, door]);
      }
  },
);
