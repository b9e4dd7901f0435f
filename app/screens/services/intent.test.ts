import { describe, expect, test } from 'vitest';
import { fault, refOf } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { lineRef, off, visit } from './testing/visit.ts';

describe('services closed by the configuration (SERVICE-1, SERVICE-3)', () => {
  test('finds no page and sends nothing without the tab', async () => {
    const { list, detail, enableForm, rates, set, account } = visit({ config: { SERVICE_TAB: 'DISABLE' } });
    for (const page of [
      () => list(),
      () => detail({ service: 'IR' }),
      () => enableForm({ service: 'IR', lineRef }),
      () => rates({ service: 'IR' }),
      () => set({ service: 'IR', lineRef, operationId: formId, enable: true }),
    ])
      await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.submitted).toEqual([]);
  });

  test('disables the card of a closed service, and refuses its pages and forms', async () => {
    const { list, detail, enableForm, rates, set, account } = visit({ config: { IS_IR_ENABLED: 'DISABLE' } });
    expect((await list()).cards).toEqual([
      { service: 'IR', offered: false },
      { service: 'ILD', offered: true },
      { service: 'DR', offered: true },
    ]);
    for (const page of [
      () => detail({ service: 'IR' }),
      () => enableForm({ service: 'IR', lineRef }),
      () => rates({ service: 'IR' }),
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
  test('are those of a country that the service works in (SERVICE-22, SERVICE-23)', async () => {
    const { rates } = visit({ config: { IR_DATA_PULSE_UNIT: '100 MB' } });
    expect(await rates({ service: 'IR', country: 'PT' })).toEqual({
      service: 'IR',
      countries: [{ code: 'PT', name: 'Portugal' }],
      country: { code: 'PT', name: 'Portugal', data: 500, voice: 25, sms: undefined },
      dataUnit: '100 MB',
    });
    expect((await rates({ service: 'ILD', country: 'CU' })).country).toEqual({ code: 'CU', name: 'Cuba', voice: 95 });
    await expect(rates({ service: 'IR', country: 'CU' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rates({ service: 'IR', country: 'pt' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the page without the carrier’s list (HTTP-19)', async () => {
    const { rates } = visit({ replies: { 'roaming.countries': fault() } });
    expect(await rates({ service: 'IR', country: 'PT' })).toMatchObject({ countries: undefined, country: undefined });
  });
});
