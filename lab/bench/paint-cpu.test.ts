import { expect, test } from 'vitest';
import { cpuIn } from './paint-cpu.ts';

const url = 'http://localhost/home';
const of = (name: string, ts: number, more = {}) => ({ name, pid: 1, tid: 2, ts, ...more });
const main = of('thread_name', 0, { args: { name: 'CrRendererMain' } });
const start = of('navigationStart', 100, { args: { data: { documentLoaderURL: url } } });

test('sums the thread’s own time of the main thread’s tasks, from the navigation to the last paint', () => {
  const events = [
    main,
    start,
    of('ThreadControllerImpl::RunTask', 50, { dur: 9_000, tdur: 9_000 }),
    of('ThreadControllerImpl::RunTask', 200, { dur: 9_000, tdur: 2_000 }),
    of('ThreadControllerImpl::RunTask', 300, { dur: 9_000, tdur: 3_000, tid: 3 }),
    of('ThreadControllerImpl::RunTask', 300, { dur: 9_000, tdur: 3_000, pid: 3 }),
    of('largestContentfulPaint::Candidate', 350),
    of('ThreadControllerImpl::RunTask', 400, { dur: 9_000, tdur: 4_000 }),
    of('largestContentfulPaint::Candidate', 500),
    of('ThreadControllerImpl::RunTask', 600, { dur: 9_000, tdur: 5_000 }),
  ];
  expect(cpuIn(events, url)).toBe(6);
});

test('a trace without the page’s paint is none', () => {
  expect(cpuIn([main, start], url)).toBeUndefined();
  expect(cpuIn([main, of('largestContentfulPaint::Candidate', 500)], url)).toBeUndefined();
});
