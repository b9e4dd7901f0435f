import { expect, it } from 'vitest';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { roundSize } from './day-chart.tsx';

it.each([
  [1, '1 B'],
  [3 * 1024, '2 KB'],
  [559.6 * 1024 ** 2, '500 MB'],
  [1023 * 1024 ** 2, '1000 MB'],
  [1024 ** 3, '1 GB'],
  [4.9 * 1024 ** 3, '2 GB'],
  [75 * 1024 ** 3, '50 GB'],
])('draws the line below %d bytes at %s', (bytes, text) => {
  expect(dataSizeText(roundSize(bytes))).toBe(text);
});
