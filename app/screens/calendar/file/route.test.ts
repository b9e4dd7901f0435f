import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { describe, expect, test } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { contextOf, FakeAccount, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { loader } from './route.ts';

const billed = { status: 2, billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-01-03' };
const dana = lineOf(1, { ...billed, shipmentInfo: { 'o-1': '2026-11-18' } });
const marco = lineOf(2, billed);

const owed = (own: object) => ({ 'billing.customer': reply({ balance: 4200, isAutoPay: false, ...own }) });
const promised = (promisedFor?: string) => ({
  'billing.promiseEligible': reply({ isEligible: false, promisedFor }),
});
const sent: Replies = {
  'order.byCustomer': ({ customerId }) =>
    reply(customerId === 'line-1' ? { orderId: 'o-1', shipmentInfo: { 'o-1': '2026-11-18' } } : { shipmentInfo: {} }),
  'order.track': reply({
    ...{ cId: 'line-1', orderStatus: 'SHIPPED', orderDate: '2026-11-18', estimatedDeliveryDate: '2026-11-24' },
    woNumberMap: {},
  }),
};

const ended = (status: number): Replies => ({
  'customer.group': reply({ customers: [dana, lineOf(2, { ...billed, status })] }),
});

async function get(path: string, { actor = dana, replies = {} }: { actor?: Customer; replies?: Replies } = {}) {
  const account = new FakeAccount(['line-1', 'line-2', 'order/o-1'], {
    'customer.byUsername': reply(actor),
    'customer.group': reply({ customers: [dana, marco] }),
    'config.keys': reply({}),
    ...replies,
  });
  const portal = contextOf(actor, account).context;
  const run = async (intent: (context: PortalContext) => Promise<unknown>) => intent(portal);
  const [, file = ''] = /^\/calendar\/([^?]*)/.exec(path) ?? [];
  return loader({
    request: new Request(`https://portal.example${path}`),
    context: { run, brand: demo, origin: 'https://portal.example', now: noon, language: 'en' },
    params: { file },
  } as unknown as LoaderFunctionArgs);
}
const fileOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).text();
const resets = `/calendar/data-reset.ics?line=${refOf('line-2')}`;

describe('a day for one’s own calendar (SHELL-42)', () => {
  test('is a file that is never cached, named by its topic and day', async () => {
    const response = await get('/calendar/bill-due.ics', { replies: owed({ dueDate: '2026-11-28' }) });
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="bill-due-2026-11-28.ics"',
      'cache-control': 'private, no-store',
    });
  });

  test.each([
    ['/calendar/bill-due.ics', owed({ dueDate: '2026-11-28' }), '20261128', 'Lineside: Phone bill due'],
    ['/calendar/arrangement.ics', promised('2026-11-30'), '20261130', 'Lineside: Phone bill: payment arrangement'],
    [`/calendar/delivery.ics?order=${refOf('order/o-1')}`, sent, '20261124', 'Lineside: SIM card expected'],
    [resets, {}, '20261203', 'Lineside: Phone data resets'],
    [resets, ended(3), '20261203', 'Lineside: Phone data resets'],
  ])('%s has its day and no other fact', async (path, replies, day, title) => {
    const file = await fileOf(path, { replies });
    expect(file).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
    expect(file).toContain(`SUMMARY:${title}\r\n`);
    for (const secret of ['Dana', 'Marco', 'line-', 'ref', 'o-1', '42.00', '4200', '555', 'example.test'])
      expect(file.replace(/UID:.*/, ''), secret).not.toContain(secret);
  });

  test('has the same id each time, and a different one for another line, customer or day', async () => {
    const idOf = async (...asked: Parameters<typeof get>) => /UID:(.*)\r/.exec(await fileOf(...asked))?.[1];
    const id = await idOf(resets);
    expect(id).toMatch(/^[\w-]{22}@portal\.example$/);
    expect(await idOf(resets)).toBe(id);
    const others = [
      await idOf(resets.replace(refOf('line-2'), refOf('line-1'))),
      await idOf(resets, { actor: marco }),
      await idOf('/calendar/bill-due.ics', { replies: owed({ dueDate: '2026-12-03' }) }),
      await idOf('/calendar/bill-due.ics', { replies: owed({ dueDate: '2026-12-04' }) }),
    ];
    expect(new Set([id, ...others]).size).toBe(5);
  });

  test.each<[string, string, Parameters<typeof get>[1]]>([
    ['another’s line', `/calendar/data-reset.ics?line=${refOf('line-1')}`, { actor: marco }],
    ['a line that was made up', '/calendar/data-reset.ics?line=made-up', {}],
    ['no line', '/calendar/data-reset.ics', {}],
    ['a disconnected line (ACCOUNT-21)', resets, { replies: ended(4) }],
    ['an order that was made up', '/calendar/delivery.ics?order=made-up', { replies: sent }],
    ['no order', '/calendar/delivery.ics', { replies: sent }],
    ['a secondary’s bill', '/calendar/bill-due.ics', { actor: marco, replies: owed({ dueDate: '2026-11-28' }) }],
    ['a secondary’s arrangement', '/calendar/arrangement.ics', { actor: marco, replies: promised('2026-11-30') }],
    ['a bill without a day', '/calendar/bill-due.ics', { replies: owed({}) }],
    ['a bill that is paid', '/calendar/bill-due.ics', { replies: owed({ balance: 0, dueDate: '2026-11-28' }) }],
    ['a day that is over', '/calendar/bill-due.ics', { replies: owed({ dueDate: '2026-11-19' }) }],
    ['no arrangement', '/calendar/arrangement.ics', { replies: promised() }],
  ])('is not found for %s', async (_, path, given) => {
    await expect(get(path, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['x.ics', 'bill-due', 'bill-due.ics.exe', 'toString.ics'])(
    'is not found by another name: %s',
    async (file) => {
      await expect(get(`/calendar/${file}`)).rejects.toMatchObject({ status: 404 });
    },
  );
});
