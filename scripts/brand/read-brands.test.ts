import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paletteOf } from '../palette.ts';
import { brandData } from './new-brand.ts';
import { brandsFolder, readBrands } from './read-brands.ts';

let folder = '';
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(`${brandsFolder}/lineside`, at('lineside'), { recursive: true });
  cpSync(`${brandsFolder}/testing/ridge`, at('ridge'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sets a field of Ridge by its path such as `hours.chat.en`; undefined takes it away. */
function write(path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const data = JSON.parse(readFileSync(at('ridge/brand.json'), 'utf8')) as Record<string, unknown>;
  const parent = names.reduce((inner, name) => inner[name] as Record<string, unknown>, data);
  parent[last] = value;
  writeFileSync(at('ridge/brand.json'), JSON.stringify(data));
}

describe('the folder of a brand (SHELL-43)', () => {
  it('is read with its logo, its key and its company, after the brand of all other hosts', () => {
    const read = readBrands(folder);
    expect(read.map(({ brand }) => [brand.key, brand.longName])).toEqual([
      ['LINESIDE', 'Lineside Mobile'],
      ['RIDGE', 'Ridge Cellular'],
    ]);
    expect(read[1]?.company.postalAddress).toEqual(['Ridge Cellular', '1 Ridge Way', 'Denver, CO 80202']);
    expect(paletteOf(read[1]?.brand.colors ?? { ...read[0].brand.colors })).toContain('--brand:#7a1f5c');
  });

  it('begins with data that is right, in every hue', () => {
    for (let hue = 0; hue < 360; hue += 30) {
      writeFileSync(at('ridge/brand.json'), JSON.stringify(brandData({ id: 'ridge', name: 'Ridge Cellular', hue })));
      expect(readBrands(folder).map(({ brand }) => brand.key)).toEqual(['LINESIDE', 'RIDGE']);
    }
  });

  it.each([
    ['longName', undefined, 'longName: write the full name'],
    ['longName', '  ', 'longName: write the full name'],
    ['supportNumber', '800-555', 'supportNumber: write a telephone number like 1.800.555.0123'],
    ['hours.chat.es', undefined, 'hours.chat.es: write when somebody answers'],
    ['timeZone', 'Denver', 'timeZone: write a time zone by its IANA name'],
    ['hosts', ['https://ridge.example'], 'hosts.0: write a host name in lower case without scheme or port'],
    ['hosts', ['localhost'], 'hosts: “localhost” is claimed twice'],
    ['hosts', ['*'], 'hosts: “*” is claimed twice'],
    ['external.shop', 'http://shop.ridge.example/', 'external.shop: write an address that begins with https://'],
    ['external.chat', 'javascript:alert(1)', 'external.chat: write an address that begins with https://'],
    ['company.mail.support', 'ridge', 'company.mail.support: write an email address'],
    ['network.download', [200, 50], 'network.download: write the lower number first'],
    ['network.frn', '31846223', 'network.frn: write the ten digits'],
    ['nickname', 'R', 'the file: Unrecognized key: "nickname"'],
    ['colors.hue', 400, 'colors.hue: write degrees from 0 to 360'],
    ['colors.brand.0', 'red', 'colors.brand.0: write # and six hex digits'],
    ['colors.brand.0', '#f0a8d8', 'colors.brand.0: #'],
    ['colors.brand.0', '#f0a8d8', 'in light pages and needs 4.5 ('],
    ['colors.brand.0', '#f0a8d8', 'write a darker color'],
    ['colors.brand.1', '#7a1f5c', 'write a lighter color'],
    ['colors.brandInk.1', '#f0a8d8', 'colors.brandInk.1: #f0a8d8 on #f0a8d8 has a contrast of 1.0 in dark pages'],
    ['colors.panel.0', '#eeeeee', 'colors.panel.0: #'],
  ])('says what to write when %s is %j: %s', (path, value, message) => {
    expect(() => readBrands(folder)).not.toThrow();
    write(path, value);
    expect(() => readBrands(folder)).toThrow(message);
  });

  it('names every field that is wrong at once, and the file', () => {
    write('longName', '');
    write('careNumber', 'none');
    expect(() => readBrands(folder)).toThrow(/ridge\/brand\.json: longName: .*\n.*ridge\/brand\.json: careNumber: /);
  });

  it('needs one brand for the hosts that nobody claims', () => {
    rmSync(at('lineside'), { recursive: true });
    expect(() => readBrands(folder)).toThrow('give one brand the host "*"');
    write('hosts', ['ridge.localhost', '*']);
    expect(readBrands(folder).map(({ brand }) => brand.key)).toEqual(['RIDGE']);
  });

  it.each([
    ['is missing', undefined],
    ['<script> is not allowed', '<script>alert(1)</script>'],
    ['<path onload> is not allowed', '<path d="M0 0" onload="alert(1)"/>'],
    ['<image> is not allowed', '<image href="https://evil.example/x.png"/>'],
    ['<use> is not allowed', '<use href="other.svg#a"/>'],
    ['<path style> is not allowed', '<path d="M0 0" style="fill:red"/>'],
    [
      '<path fill="url(https://evil.example/#a)"> is not allowed',
      '<path d="M0 0" fill="url(https://evil.example/#a)"/>',
    ],
    ['<path fill="url(#a)"> is not allowed', '<path d="M0 0" fill="url(#a)"/>'],
    ['<foreignObject> is not allowed', '<foreignObject><p>Hello</p></foreignObject>'],
    ['is text', '<g>Ridge</g>'],
    ['draw at least one shape', ' '],
    ['simplify them', `<path d="${'M0 0'.repeat(600)}"/>`],
  ])('refuses a logo whose shapes are not plain: %s', (message, shapes) => {
    const good = '<path d="M0 0"/>';
    const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;
    writeFileSync(at('ridge/logo.svg'), svg(good));
    expect(readBrands(folder)[1]?.brand.logo.shapes).toBe(good);
    if (shapes === undefined) rmSync(at('ridge/logo.svg'));
    else writeFileSync(at('ridge/logo.svg'), svg(good.repeat(shapes === ' ' ? 0 : 1) + shapes));
    expect(() => readBrands(folder)).toThrow(message);
  });

  it.each(['viewBox="0 0 32 16"', '', 'viewBox="0 0 0 0"'])('refuses a logo that is not square: %s', (box) => {
    writeFileSync(at('ridge/logo.svg'), `<svg ${box}><path d="M0 0"/></svg>`);
    expect(() => readBrands(folder)).toThrow('the viewBox of a square');
  });

  it('drops everything around the shapes, even an entity or a handler on the svg itself', () => {
    writeFileSync(at('ridge/logo.svg'), '<svg onload="alert(1)" viewBox="0 0 9 9"><path d="M0 0"/></svg>');
    expect(readBrands(folder)[1]?.brand.logo).toEqual({ viewBox: '0 0 9 9', shapes: '<path d="M0 0"/>' });
    writeFileSync(at('ridge/logo.svg'), '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"><path d="M0"/></svg>');
    expect(() => readBrands(folder)).toThrow('write one <svg> and nothing else');
  });
});
