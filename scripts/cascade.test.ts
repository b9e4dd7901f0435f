import { describe, expect, it } from 'vitest';
import { above } from './cascade.ts';

/** A layer on one line, with what was raised. */
const flat = (layer: string, lower: string[]) => above(layer, lower).replaceAll(' !important', '!');

describe('a layer that is sent without @layer', () => {
  it('stays as it is where its selectors weigh as much as those below it', () => {
    expect(flat('.btn{color:red}', ['button{color:blue}.quiet{color:green}'])).toBe('.btn{color:red}');
  });

  it.each([
    ['a heavier selector', '.btn{color:red}', '.card .quiet{color:green}', '.btn{color:red!}'],
    ['what :not() and :has() ask for', '.btn{color:red}', 'a:not(.quiet:hover){color:green}', '.btn{color:red!}'],
    ['a shorthand', 'p{margin-top:0}', '.quiet{margin:1px}', 'p{margin-top:0!}'],
    ['a part of a shorthand', 'p{margin:0}', '.quiet{margin-top:1px}', 'p{margin:0!}'],
    ['a gap between rows', 'p{gap:0}', '.quiet{column-gap:1px}', 'p{gap:0!}'],
    ['what resets everything', 'p{margin:0}', '.quiet{all:unset}', 'p{margin:0!}'],
    ['what is important', '.btn{color:red}', 'a{color:blue!important}', '.btn{color:red!}'],
    ['one of several selectors', 'p,.btn .x{color:red}', '.quiet{color:green}', 'p,.btn .x{color:red!}'],
  ])('wins over %s below it', (_, layer, lower, expected) => {
    expect(flat(layer, [lower])).toBe(expected);
  });

  it.each([
    ['another property', 'p{color:red}', '.quiet{margin:0}'],
    ['another token', 'p{--tone:red}', '.quiet{--soft:blue}'],
    ['another element', 'p{color:red}', 'a.quiet{color:blue}'],
    ['another part of the element', 'p{color:red}', '.quiet::before{color:blue}'],
    ['a frame of an animation', 'p{color:red}', '@keyframes x{from{color:blue}}'],
  ])('raises nothing for %s', (_, layer, lower) => {
    expect(flat(layer, [lower])).toBe(layer);
  });

  it('raises with a declaration those that win over it in its own layer', () => {
    const layer = '@media print{form{display:none}.open form{display:grid}.btn{color:red}}';
    expect(flat(layer, ['.stack{display:grid}'])).toBe(
      '@media print{form{display:none!}.open form{display:grid!}.btn{color:red}}',
    );
  });
});
