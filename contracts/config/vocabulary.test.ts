import { describe, expect, test } from 'vitest';
import { configExamples } from './examples.ts';
import { ConfigKeys } from './vocabulary.ts';

const sent = configExamples.keys[0].reply;
const names = Object.keys(ConfigKeys.shape);

describe('a missing remote config key takes its default (HTTP-18)', () => {
  test("without a carrier's value", () => {
    expect(ConfigKeys.parse({})).toEqual({
      TOPUP_DATA_LIMIT: 0,
      AUTO_TOP_UP_SIZE: 0,
      HSD_LINE_DISCOUNT: 0,
    });
  });

  test.each(names)('without %s the other keys keep their values', (name) => {
    const { [name]: _, ...others } = sent as Record<string, string>;
    const { [name]: __, ...expected } = ConfigKeys.parse(sent) as Record<string, unknown>;
    expect(ConfigKeys.parse(others)).toMatchObject(expected);
  });

  test.each(names)('an unreadable %s fails nothing', (name) => {
    expect(ConfigKeys.safeParse({ ...sent, [name]: { not: 'text' } }).success).toBe(true);
  });

  test('an unreadable ADD_A_LINE is present and not set (LINE-36)', () => {
    expect(ConfigKeys.parse({ ADD_A_LINE: false }).ADD_A_LINE).toBe('');
    expect(ConfigKeys.parse({}).ADD_A_LINE).toBeUndefined();
  });
});
