import { globSync, readFileSync } from 'node:fs';
import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { listMessages } from '#app/screens/bills/list/copy.ts';
import { rangeForm } from '#app/screens/bills/list/form.ts';
import { sizeField } from '#app/screens/add-data/select/form.ts';
import { selectForm as planForm } from '#app/screens/change-plan/select/form.ts';
import { selectMessages } from '#app/screens/change-plan/select/copy.ts';
import { shapesOf } from '#app/screens/testing/forms/form-body.ts';
import { nameOf, places } from '#app/screens/testing/forms/form-place.ts';
import { schemaOf } from '#app/screens/testing/forms/open-form.ts';
import { type FieldKind, kindsIn } from './field-kind.ts';

interface FormField {
  at: string;
  field: z.ZodMiniType;
  kinds: readonly (FieldKind | undefined)[];
}

/** The forms that are sent with GET. */
const getForms: Readonly<Record<string, z.ZodMiniType>> = {
  'add-data/select': z.strictObject({ gigabytes: sizeField('') }),
  'bills/list': rangeForm(listMessages.en.wrong, '2026-11-28'),
  'change-plan/select': planForm(selectMessages.en, []),
};

const fieldsOf = (at: string, schema: z.ZodMiniType): FormField[] =>
  shapesOf(schema).flatMap((shape) =>
    Object.entries(shape).map(([name, field]) => ({ at: `${at}: ${name}`, field, kinds: kindsIn(field) })),
  );

/** Every field of every form: of POST by the schemas of running actions. */
async function listFields(): Promise<FormField[]> {
  const fields = Object.entries(getForms).flatMap(([at, schema]) => fieldsOf(at, schema));
  for (const place of places) {
    const schema = await schemaOf(place);
    if (schema) fields.push(...fieldsOf(nameOf(place), schema));
  }
  return fields;
}
const fields = await listFields();

/** Returns the value of a field, undefined where it is refused. */
function read(field: z.ZodMiniType, typed: string): unknown {
  const form = new URLSearchParams({ typed });
  const submission = parseWithZod(form as unknown as FormData, { schema: z.object({ typed: field }) });
  return submission.status === 'success' ? submission.value.typed : undefined;
}

it('names the kind of every text in every form (INTAKE-13)', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter(({ kinds }) => kinds.includes(undefined)).map(({ at }) => at)).toEqual([]);
});

it('lists every form that is sent with GET', () => {
  const files = globSync('app/screens/**/route.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('readQuery('),
  );
  expect(files.map((file) => file.replace('app/screens/', '').replace('/route.tsx', '')).toSorted()).toEqual(
    Object.keys(getForms),
  );
});

/** A value as people and phones send it, and as it is taken. */
const spelled: Readonly<Record<Exclude<FieldKind, 'choice' | 'hidden' | 'unread'>, [typed: string, taken: string]>> = {
  imei: ['IMEI: \u202d356938-035643-809\u202c', '356938035643809'],
  iccid: ['8901260123456789\u200b012F', '8901260123456789012'],
  zip: ['\u200e０２１３９-4307', '021394307'],
  portZip: ['\u200e０２１３９-4307', '021394307'],
  phone: ['tel:+1\u2011617\u2011555\u20110142', '6175550142'],
  accountNumber: ['123 456\u200b-789', '123456789'],
  otp: ['\u202d١٢٣ ٤٥٦\u202c', '123456'],
  address: ['5 Main\u200b\r\nSt\u202c', '5 Main St'],
  carrier: ['North\u00adwind\tMobile ', 'Northwind Mobile'],
  friend: ['Ana\r\n\u202eMaria\u200b', 'Ana Maria'],
  code: ['\u200ek7q\u20114mx\u202c', 'k7q-4mx'],
  day: ['\u200e12/01/２６', '2026-12-01'],
  email: ['\u200eana@bücher.example\u200b', 'ana@xn--bcher-kva.example'],
  expiry: ['\u202d8/2031', '0831'],
  name: ['Jean\u2011Luc\u200b', 'JEAN-LUC'],
  pin: ['\u200e12\u201134', '1234'],
  'port-detail': ['\u200e12345\u2011678\u202c', '12345678'],
  'wifi-name': ['Dana\u2019s Wi\u2011Fi\u200b', "Dana's Wi-Fi"],
  'wifi-password': ['\u200bharbor 1234 \u202c', 'harbor 1234 '],
};

test.each(Object.entries(spelled))('reads %s through the intake in every form (INTAKE-13)', (kind, [typed, taken]) => {
  const ofKind = fields.filter(({ kinds }) => kinds.some((one) => one === kind));
  expect(ofKind.length).toBeGreaterThan(0);
  for (const { at, field } of ofKind) {
    expect([at, read(field, typed)]).toEqual([at, taken]);
    // A length of its own, and nothing that ends a line, is markup or turns the direction.
    for (const long of ['1', 'a']) expect([at, read(field, long.repeat(1_001))]).toEqual([at, undefined]);
    expect(String(read(field, `\u202e${typed}\r\n`))).not.toMatch(/[\r\n\u202e]/);
  }
});
