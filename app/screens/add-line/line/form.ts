import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { nameField } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { DeviceCheckCopy } from '#app/screens/public/device-check/copy.ts';
import type { NewLineCopy } from './copy.ts';
import { notifyForm } from '#app/screens/public/device-check/form.ts';
import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { simTypes } from '#rpc/domain/journey/add-line.ts';

export type NewLineFields = z.input<ReturnType<typeof newLineForm>>;

/** The page's form: "Notify me" requests a notification, its main button goes on. Messages in the page's language. */
export function linePageForm(copy: NewLineCopy, deviceCheck: Pick<DeviceCheckCopy, 'email'>) {
  return z.discriminatedUnion('notify', [newLineForm(copy), notifyOfLineForm(deviceCheck)]);
}

/** Validates the fields with messages in the page's language; the carrier checks the IMEI later. */
export function newLineForm({ firstName, lastName, imei, sim }: NewLineCopy) {
  const typedImei = z
    .pipe(
      fieldOf('imei'),
      z.transform((typed) => digitsOf('imei', typed)),
    )
    .check(z.refine((digits) => digits === '' || digitsProblem('imei', digits) === undefined, imei.length));
  return z.strictObject({
    version: versionField,
    notify: z.optional(z.undefined()),
    email: z.optional(fieldOf('unread')),
    firstName: nameField(firstName),
    lastName: nameField(lastName),
    imei: z.optional(
      z.pipe(
        typedImei,
        z.transform((digits) => digits || undefined),
      ),
    ),
    sim: z.optional(z.enum(simTypes, sim.missing)),
  });
}

/** The rest of the form comes along unchecked, only to be shown again. */
function notifyOfLineForm(deviceCheck: Pick<DeviceCheckCopy, 'email'>) {
  const { interest, email } = notifyForm(deviceCheck).shape;
  const typed = z.optional(fieldOf('unread'));
  return z.strictObject({
    notify: interest,
    email,
    version: typed,
    firstName: typed,
    lastName: typed,
    imei: typed,
    sim: typed,
  });
}
