import { expect, test } from 'vitest';
import { barePage } from './timing.ts';

test('keeps words, elements and forms, and nothing that only looks', () => {
  const page =
    '<html lang="en"><head><title>Home</title><link rel="icon" href="/icon.svg"><style>a{color:red}</style></head>' +
    '<body data-live="home" data-since="1"><main class="page"><p style="--x:1" id="a">5 GB</p>' +
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><form action="/x"><input name="_token" value="t"></form></main>' +
    '<script src="/script/live-1.js" defer=""></script></body></html>';
  expect(barePage(page)).toBe(
    '<html lang="en"><head><title>Home</title></head>' +
      '<body><main><p id="a">5 GB</p><form action="/x"><input name="_token" value="t"></form></main></body></html>',
  );
});
