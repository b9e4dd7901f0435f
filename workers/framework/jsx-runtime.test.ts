import { Fragment } from 'react';
import * as react from 'react/jsx-runtime';
import { expect, it } from 'vitest';
import * as own from './jsx-runtime.ts';

it.each([
  ['an element', 'a', { href: '/home', children: 'Home' }, undefined],
  ['one of a list', 'li', { children: ['a', 'b'] }, 7],
  ['a component', () => null, { line: 1 }, 'line'],
  ['a fragment', Fragment, {}, undefined],
] as const)('makes %s as React does', (_, kind, props, key) => {
  expect(own.jsx(kind, props, key)).toEqual(react.jsx(kind as 'a', props, key as string));
  expect(own.jsxs(kind, props, key)).toEqual(react.jsxs(kind as 'a', props, key as string));
  expect(own.Fragment).toBe(react.Fragment);
});
