import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { orderHalfWay } from '../support/add-line.ts';
import { ops } from '../support/run-ops.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

test('care finds an order by its reference, shows it, settles it, and the customer sees its end (LEDGER-30)', async ({
  walker,
}) => {
  const { email, groupId } = await world.open('active-single');
  const person = walker();
  await orderHalfWay(person, email);
  const page = person.path;
  const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(person.text) ?? [];
  const orders = await world.count(email, 'order.create');

  for (const said of [reference, reference.toLowerCase().replace('-', ''), email]) {
    const found = await ops('find', said);
    expect([found.code, found.printed]).toEqual([0, expect.stringContaining(`group ${groupId}`)]);
    expect(found.printed).toMatch(/log lines: "account":"[\w-]{11}"/);
  }
  const shown = await ops('show', groupId);
  expect(shown.code).toBe(0);
  expect(shown.printed).toContain(`${reference}  add-line  needs-care`);
  expect(shown.printed).toContain('step line-2: done');
  expect(shown.printed).toContain('step order: refused');
  expect(shown.printed).not.toMatch(/Ana|ANA|Harbor/);

  expect((await ops('settle', reference, 'refused', '--because', 'care undid it')).code).toBe(1);
  const settled = await ops('settle', reference, 'done', '--because', 'care ordered the SIM card by hand');
  expect(settled).toEqual({ code: 0, printed: 'It is done (the carrier: not asked).' });
  expect(await world.count(email, 'order.create')).toBe(orders);

  await person.open(page);
  expect(person.text).toContain(orderMessages.en.done('1 line'));
  expect(person.text).toContain(orderMessages.en.areOrdered(1));
  expect(person.text).not.toContain(orderMessages.en.areNotOrdered(1));
  for (const path of ['/home', '/activity', '/track-order']) {
    await person.open(path);
    expect(person.text, path).not.toContain(orderMessages.en.needsCare);
  }
  const { printed } = await ops('audit', '--group', groupId);
  expect(printed).toMatch(/ada.ops: settle done .*because "care ordered the SIM card by hand": settled, done/);
  expect(printed).toMatch(/The chain of \d+ lines holds/);
});
