// The script of `assist` pages: helps while people type. Every page is complete without it (SHELL-26).

import type { NameWords } from '../forms/name-text.ts';
import { helpWithDigits } from './keep-digits.ts';
import type { DigitsWords } from './digits-words.ts';
import { helpWithExpiry } from './expiry.ts';
import { countDown } from './count-down.ts';
import { holdButton } from './hold-button.ts';
import { takeBackErrors } from './mended.ts';
import { helpWithName } from './name.ts';
import { helpWithImei } from './imei.ts';
import type { ImeiWords } from './imei-words.ts';
import { helpWithPlace, helpWithZip } from './fill-address.ts';
import type { PlaceWords } from './place-words.ts';
import { helpWithOtp } from './otp.ts';
import { helpWithPhone } from './phone.ts';
import { showRowsWhileTyping } from './rows.ts';
import { forgetSentForm } from './sent-form.ts';

/** Each field that has this kind of help, with its words from the page. */
function helpEach<W>(kind: string, help: (field: HTMLInputElement, words: W) => void): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[data-assist="${kind}"]`))
    help(field, JSON.parse(field.dataset.words ?? '{}') as W);
}

helpEach<ImeiWords>('imei', helpWithImei);
helpEach<DigitsWords>('digits', helpWithDigits);
helpEach<PlaceWords>('place', helpWithPlace);
helpEach<PlaceWords>('zip', helpWithZip);
helpEach<DigitsWords>('phone', helpWithPhone);
helpEach('expiry', helpWithExpiry);
helpEach('otp', helpWithOtp);
helpEach<NameWords>('name', helpWithName);

for (const form of document.forms) {
  holdButton(form);
  takeBackErrors(form);
}

showRowsWhileTyping([...document.querySelectorAll<HTMLElement>('[data-assist="row"]')]);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-wait]')) countDown(button);

forgetSentForm();
