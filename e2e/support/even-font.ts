// Machines have different fonts, and the width of text decides the layout. In this font every character is a block,
// half an em wide, so that a page has the same layout everywhere.

const unitsPerEm = 1000;
const advance = 500;
const ascent = 800;
const descent = -200;

const short = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const long = (...values: number[]) => Buffer.concat(values.map((value) => short(value >>> 16, value & 0xffff)));
const zeros = (bytes: number) => Buffer.alloc(bytes);

/** The tables of a TrueType font with two glyphs: an empty one, and a block for every character. */
const tables: Readonly<Record<string, Buffer>> = {
  'OS/2': Buffer.concat([
    short(0, advance, 400, 5),
    zeros(50),
    zeros(4),
    short(0x40, 0x20, 0xffff, ascent, descent, 0, ascent, -descent),
  ]),
  // Table of format 13, which maps many characters to one glyph.
  cmap: Buffer.concat([short(0, 1, 3, 10), long(12), short(13, 0), long(28, 0, 1, 0, 0x10ffff, 1)]),
  glyf: Buffer.concat([
    short(1, 50, 0, 450, 500, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    short(50, 400, 0, -400),
    short(0, 0, 500, 0),
  ]),
  head: Buffer.concat([
    long(0x10000, 0x10000, 0, 0x5f0f3cf5),
    short(0, unitsPerEm),
    zeros(16),
    short(0, 0, advance, unitsPerEm, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([long(0x10000), short(ascent, descent, 0, advance, 0, 0, advance, 1), zeros(14), short(1)]),
  hmtx: short(advance, 0, 0),
  loca: short(0, 0, 17),
  maxp: Buffer.concat([long(0x10000), short(2, 4, 1, 0, 0, 2), zeros(16)]),
  name: short(0, 0, 6),
  post: Buffer.concat([long(0x30000), zeros(28)]),
};

function font(): Buffer {
  const names = Object.keys(tables);
  let offset = 12 + 16 * names.length;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const name of names) {
    const table = tables[name] as Buffer;
    const body = Buffer.concat([table, zeros(-table.length & 3)]);
    directory.push(Buffer.from(name), long(sumOf(body), offset, table.length));
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([long(0x10000), short(names.length, 128, 3, names.length * 16 - 128), ...directory, ...bodies]);
}

function sumOf(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Styles that give a page this font in all weights; the page's policy has to be bypassed for them. */
export const evenFont = `
  @font-face { font-family: Even; font-weight: 1 1000; src: url(data:font/ttf;base64,${font().toString('base64')}) }
  *, ::before, ::after { font-family: Even !important; font-style: normal !important }`;
