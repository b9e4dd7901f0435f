import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oklch } from 'culori';
import type { Brand } from '#app/brand/brand.ts';
import { paletteOf } from '../palette.ts';
import { tokensOf } from './contrast.ts';
import { kitOf, motifOf } from './kit.ts';
import { brandData, makeBrand } from './new-brand.ts';
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
    ['colors.panel.0', '#787878', 'on “panel with the motif”'],
    ['claim.es', undefined, 'claim.es: write one sentence'],
    ['look', undefined, 'look: '],
    ['look.shape', 'oval', 'look.shape: write round, soft or square'],
    ['look.heading', 'Papyrus', 'look.heading: write sans or serif'],
    ['look.paper', [80, 0.2], 'look.paper.1: '],
    ['look.motif.box', '0 0 160', 'look.motif.box: write a viewBox'],
    ['look.motif.width', 50, 'look.motif.width: write a width'],
    ['look.motif.path', `M0 0${'h1'.repeat(100)}`, 'look.motif.path: simplify it to at most 160'],
    ['look.motif.path', `M0 0'/><script>`, 'look.motif.path: write letters, digits'],
    ['look.motif.path', 'M0 0h9%22);', 'look.motif.path: write letters, digits'],
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

describe('the look of a brand (SHELL-46)', () => {
  const svg = (inner: string, box = '0 0 360 150') => `<svg viewBox="${box}">${inner}</svg>`;

  it.each([
    ['is missing', undefined],
    ['give the <svg> viewBox="0 0 360 150"', svg('<path d="M0 0"/>', '0 0 360 360')],
    ['is not allowed', svg('<text x="1" y="2">Buy now</text>')],
    ['is not allowed', svg('<image href="https://evil.example/x.png"/>')],
    ['simplify them to at most 1740', svg(`<path d="${'M0 0'.repeat(440)}"/>`)],
  ])('refuses a picture that %s', (message, file) => {
    expect(readBrands(folder)[1]?.brand.scene.shapes).toContain('<text x="52" y="146">2 GB</text>');
    if (file === undefined) rmSync(at('ridge/scene.svg'));
    else writeFileSync(at('ridge/scene.svg'), file);
    expect(() => readBrands(folder)).toThrow(message);
  });

  it('becomes plain values: corners, face, and one picture of the motif', () => {
    const [, ridge] = readBrands(folder);
    const look = ridge?.brand.look ?? readBrands(folder)[0].brand.look;
    const css = kitOf(look) + motifOf(look);
    expect(css).toMatch(
      /^:root\{--r:\.75rem;--r2:\.5rem;--rb:\.75rem;--rf:\.75rem;--rm:\.5rem;--rl:\.375rem;--cap:round;/,
    );
    expect(css).toContain("--head:'Noto Serif',Charter,Georgia,serif;--hs:");
    expect(css).toMatch(/--motif:url\("data:image\/svg\+xml,<svg [^"]* d='M0 88 40 30l25 30 40-50 55 78'[^"]*"\)\}$/);
  });

  it('gives page and lines of light pages the hue of its paper, at the same lightness', () => {
    const { colors } = readBrands(folder)[0].brand;
    const [plain, sand] = [paletteOf(colors), paletteOf(colors, [80, 0.014])].map((css) => tokensOf(css));
    const lightness = (token: string) => [plain, sand].map((palette) => oklch(palette?.light[token] ?? '')?.l ?? 0);
    for (const token of ['page', 'line']) {
      expect(plain?.light[token]).not.toBe(sand?.light[token]);
      expect(lightness(token)[0]).toBeCloseTo(lightness(token)[1] ?? 1, 2);
    }
    expect(sand?.dark).toEqual(plain?.dark);
  });

  it('differs between brands, and from both for a new one, in more than the hue', () => {
    const id = 'summit';
    makeBrand({ id, name: 'Summit Cellular', hue: 40 }, folder);
    cpSync(`${brandsFolder}/temp1`, at('temp1'), { recursive: true });
    const read = readBrands(folder).map(({ brand }) => brand);
    const own = [
      ({ look }: Brand) => look.shape,
      ({ look }: Brand) => look.motif.path,
      ({ logo }: Brand) => logo.shapes,
      ({ scene }: Brand) => scene.shapes,
      ({ claim }: Brand) => claim.en,
    ];
    const three = read.filter(({ key }) => key !== 'RIDGE');
    for (const part of own) expect(new Set(three.map(part)).size).toBe(3);
  });
});
