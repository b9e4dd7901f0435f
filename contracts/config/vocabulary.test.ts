import { describe, expect, test } from 'vitest';
import { configExamples } from './examples.ts';
import { ConfigKeys } from './vocabulary.ts';

const sent = configExamples.keys[0].reply;
const names = Object.keys(ConfigKeys.shape);

describe('remote config keys (HTTP-18)', () => {
  test('have their defaults without a carrier’s value', () => {
    expect(ConfigKeys.parse({})).toEqual({
      TOPUP_DATA_LIMIT: 0,
      AUTO_TOP_UP_SIZE: 0,
      HSD_LINE_DISCOUNT: 0,
    });
  });

  test.each(names)('keep their values without %s', (name) => {
    const { [name]: _, ...others } = sent as Record<string, string>;
    const { [name]: __, ...expected } = ConfigKeys.parse(sent) as Record<string, unknown>;
    expect(ConfigKeys.parse(others)).toMatchObject(expected);
  });

  test.each(names)('parse although %s is unreadable', (name) => {
    expect(ConfigKeys.safeParse({ ...sent, [name]: { not: 'text' } }).success).toBe(true);
  });

  test('contain an unreadable ADD_A_LINE, which counts as not set (LINE-36)', () => {
    expect(ConfigKeys.parse({ ADD_A_LINE: false }).ADD_A_LINE).toBe('');
    expect(ConfigKeys.parse({}).ADD_A_LINE).toBeUndefined();
  });
});
