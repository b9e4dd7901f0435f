import { describe, expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import { fault, refOf, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { country, cuba, lineRef, off, visit } from './testing/visit.ts';

describe('services closed by the configuration (SERVICE-1, SERVICE-3)', () => {
  test('finds no page and sends nothing without the tab', async () => {
    const { list, detail, set, account } = visit({ config: { SERVICE_TAB: 'DISABLE' } });
    for (const page of [
      () => list(),
      () => detail({ service: 'IR' }),
      () => set({ service: 'IR', lineRef, operationId: formId, enable: true }),
    ])
      await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.submitted).toEqual([]);
  });

  test('disables the card of a closed service, and refuses its pages and forms', async () => {
    const { list, detail, set, account } = visit({ config: { IS_IR_ENABLED: 'DISABLE' } });
    expect((await list()).cards).toEqual([
      { service: 'IR', offered: false },
      { service: 'ILD', offered: true },
      { service: 'DR', offered: true },
    ]);
    for (const page of [
      () => detail({ service: 'IR' }),
      () => set({ service: 'IR', lineRef, operationId: formId, enable: true }),
    ])
      await expect(page()).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'service-closed' });
    expect(account.submitted).toEqual([]);
  });
});

describe('lines with each service on (SERVICE-39)', () => {
  test('is counted over the lines that can have it', async () => {
    const status = { 'line-1': { ...off, irEnabled: true }, 'line-2': { ...off, drEnabled: true } };
    const [roaming, calling, domestic] = (await visit({ status }).list()).cards;
    expect(roaming?.on).toMatchObject({ lines: [{ ref: lineRef }], of: 2 });
    expect(calling?.on).toEqual({ lines: [], of: 2 });
    expect(domestic?.on).toMatchObject({ lines: [{ ref: refOf('line-2') }], of: 2 });
  });

  test('are absent when the carrier fails', async () => {
    const down = visit({ replies: { 'service.status': fault() } });
    expect((await down.list()).cards.map(({ on }) => on)).toEqual([undefined, undefined, undefined]);
  });
});

describe('rates', () => {
  test.each(['PT', 'Portugal', ' portugal '])('are those of %j (SERVICE-22, SERVICE-23)', async (country) => {
    const { detail } = visit({ config: { IR_DATA_PULSE_UNIT: '100 MB' } });
    expect(await detail({ service: 'IR', country })).toMatchObject({
      countries: { value: [{ code: 'PT', name: 'Portugal' }] },
      country: { code: 'PT', name: 'Portugal', data: 500, voice: 25 },
      dataUnit: '100 MB',
    });
  });

  test('lists countries with calls, each by its name in either language (SERVICE-22)', async () => {
    const germany = { ...country, countryName: 'Germany', countryCode: 'DE', ildVoiceOut: 4 };
    const { detail } = visit({ replies: { 'roaming.countries': reply({ countriesList: [germany, cuba] }) } });
    const calls = async (name: string) => (await detail({ service: 'ILD', country: name })).country;
    expect(await calls('Cuba')).toEqual({ code: 'CU', name: 'Cuba', voice: 95 });
    expect(await calls('Alemania')).toEqual({ code: 'DE', name: 'Germany', voice: 4 });
    await expect(detail({ service: 'IR', country: 'Cuba' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calls('Atlantis')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are missing on a page without the carrier’s list (HTTP-19)', async () => {
    const { detail } = visit({ replies: { 'roaming.countries': fault() } });
    expect(await detail({ service: 'IR', country: 'PT' })).toMatchObject({ countries: unread, country: undefined });
  });
});
