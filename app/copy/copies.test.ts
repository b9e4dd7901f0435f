import { describe, expect, it } from 'vitest';
import { everyCopy, texts } from './testing/every-copy.ts';
import { tones } from './tone.ts';

/** The same in both languages: terms of the field, and words that Spanish shares. */
const shared = ['Error', 'Plan', 'IMEI', 'SIM', 'eSIM', 'PIN', 'SMS', 'Android', 'Blog', 'Chat', 'Cookies', 'Roaming'];

const isShared = (text: string) =>
  shared.includes(text) ||
  (tones as readonly string[]).includes(text) ||
  /^\/[a-z-]+$/.test(text) ||
  !/[a-z]{3}/i.test(text);

it('finds the words of every screen', () => {
  expect(everyCopy.length).toBeGreaterThan(20);
});

describe.each(everyCopy)('%s', (_, { en, es }) => {
  const english = texts(en);
  const spanish = new Map(texts(es));

  it('has the same texts in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('leaves no text empty', () => {
    expect(
      [...english, ...spanish].filter(([, text]) => text.trim() === '' || /undefined|null|NaN|\[object/.test(text)),
    ).toEqual([]);
  });

  it('has a translation for each text', () => {
    expect(english.filter(([path, text]) => spanish.get(path) === text && !isShared(text))).toEqual([]);
  });

  it('speaks to people with “usted”', () => {
    expect(
      [...spanish.values()].filter((text) => /\b(tu|tus|tú|tienes|puedes|quieres|haz|tuyo)\b/i.test(text)),
    ).toEqual([]);
  });
});
