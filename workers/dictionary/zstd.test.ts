import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';
import { mostBytes, ZstdEncoder } from './zstd.ts';

const sentence = '<article class="card"><h2 id="line-1">First line</h2><p class="quiet small">Add Data</p></article>';
const dictionary = new TextEncoder().encode(sentence.repeat(3) + '<footer>Terms of use, privacy</footer>');
const encoder = new ZstdEncoder(dictionary);

const bytesOf = (value: string) => new TextEncoder().encode(value);
const decode = (frame: Uint8Array) => new Uint8Array(zstdDecompressSync(frame, { dictionary }));
/** The text again, which is not sent as a frame where that would not be shorter. */
const there = (text: Uint8Array, secrets: [number, number][] = []) => {
  const frame = encoder.encode(text, secrets);
  return frame ? decode(frame) : text;
};

/** Pieces of the dictionary, repeated bytes and any bytes, one after the other. */
const piece = fc.oneof(
  fc.tuple(fc.nat(dictionary.length), fc.nat(400)).map(([at, length]) => dictionary.subarray(at, at + length)),
  fc.tuple(fc.nat(255), fc.nat(3_000)).map(([byte, length]) => new Uint8Array(length).fill(byte)),
  fc.uint8Array({ maxLength: 300 }),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => Uint8Array.from(pieces.flatMap((one) => [...one])));

describe('a zstd frame with a dictionary (SHELL-48)', () => {
  it('decodes to the text, whatever it is and whatever of it is secret', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(20_000), { maxLength: 8 }), (bytes, places) => {
        const cuts = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
        const secrets = cuts.flatMap((start, index): [number, number][] =>
          index % 2 === 0 && cuts[index + 1] !== undefined ? [[start, cuts[index + 1] as number]] : [],
        );
        expect(there(bytes, secrets)).toEqual(bytes);
      }),
      { numRuns: 300 },
    );
  });

  it.each([0, 1, 5, 31, 32, 4_095, 4_096, 65_536 + 40, mostBytes])('decodes to a text of %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index % 97) + ((index >> 9) & 63));
    expect(there(bytes)).toEqual(bytes);
    expect(there(new Uint8Array(length).fill(7))).toEqual(new Uint8Array(length).fill(7));
  });

  it.each([900, 1_000, 1_023, 1_024])('decodes to a text that begins with %i rare bytes, before a secret', (length) => {
    const rare = Array.from({ length }, (_, index) => (index * index * 31 + (index >> 3)) & 255);
    const usual = Array.from(
      { length: 40_000 },
      (_, index) => 97 + (((index * index * 7) >> 5) % 23) * ((index % 3) & 1),
    );
    const bytes = Uint8Array.of(...rare, ...usual);
    expect(there(bytes, [[length, length + 22]])).toEqual(bytes);
  });

  it('decodes to a text of thousands of short copies', () => {
    const parts = Array.from(
      { length: 6_000 },
      (_, index) => sentence.slice(index % 60, (index % 60) + 6) + (index % 10),
    );
    const bytes = bytesOf(parts.join(''));
    expect(there(bytes)).toEqual(bytes);
  });

  it('does not exist for a text that is too long', () => {
    expect(encoder.encode(new Uint8Array(mostBytes + 1))).toBeUndefined();
  });

  it('is small for a page of the dictionary', () => {
    const frame = encoder.encode(bytesOf(sentence.replace('First', 'Second')));
    expect(frame?.length).toBeLessThan(45);
  });
});

describe('the length of a frame (SHELL-48)', () => {
  const page = (token: string, shown: string) =>
    `<p>${shown}</p><form><input type="hidden" name="_token" value="${token}"/></form>`;
  const lengthOf = (html: string) => {
    const bytes = bytesOf(html);
    return encoder.encode(bytes, secretsOf(bytes))?.length;
  };

  const tokensOf = (html: string) => {
    const bytes = bytesOf(html);
    return secretsOf(bytes).map(([start, end]) => new TextDecoder().decode(bytes.subarray(start, end)));
  };

  it('is the same whether or not a text from the URL begins like a token', () => {
    const token = 'Zk3v9QwLr8TnB2xY';
    const wrong = 'aaaabbbbccccdddd';
    for (const shown of [token, token.slice(0, 8), `name="_token" value="${token}`]) {
      const guessed = shown.replace(token, wrong).replace(token.slice(0, 8), wrong.slice(0, 8));
      expect(lengthOf(page(token, shown))).toBe(lengthOf(page(token, guessed)));
    }
    expect(lengthOf(page(token, ''))).toBe(lengthOf(page('value="First line', '').replace('value="First line', wrong)));
  });

  it('is the same for another secret', () => {
    const secret = fc.uint8Array({ minLength: 22, maxLength: 22 });
    fc.assert(
      fc.property(text, text, secret, fc.nat(21), (before, after, other, at) => {
        // A secret that begins or ends as what is around it does.
        const near = Uint8Array.of(...after.subarray(0, at), ...other, ...before).subarray(0, 22);
        const lengths = [near, other, other.map((byte) => byte ^ 255)].map((own) => {
          const bytes = Uint8Array.of(...before, ...own, ...after);
          return encoder.encode(bytes, [[before.length, before.length + own.length]])?.length;
        });
        expect(new Set(lengths).size).toBe(1);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same whether or not a secret continues like a later text', () => {
    const lengths = ['d', 'e'].map((first) => {
      const [before, secret] = ['QWERTZUIOPASDFGHJKLX1abc', `${first}FkW82nVb0YtRq5LmZs7`];
      const bytes = bytesOf(`${before}${secret}QWERTZUIOPASDFGHJKLX2abcd${sentence}`);
      return encoder.encode(bytes, [[before.length, before.length + secret.length]])?.length;
    });
    expect(lengths[0]).toBe(lengths[1]);
  });

  it.each(['', '_', '_token', 'name="_token" value="open', '_token" value="a"'])('has no token in %j', (html) => {
    expect(tokensOf(html)).toEqual([]);
  });

  it('counts tokens in bytes, also after letters of several bytes', () => {
    expect(tokensOf(page('tökén', 'Café 😀') + page('second_', '_token'))).toEqual(['tökén', 'second_']);
  });
});
