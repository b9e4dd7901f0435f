import { iccids, imeis } from './activation.ts';
import { linksIn } from './html.ts';
import { chosenAt, sendForm } from './patience.ts';
import { addDataPaths } from './top-up.ts';
import type { Visitor } from './visitor.ts';

/** The reference of a line on a visitor's Home, the second one's unless told. */
export async function lineRef(visitor: Visitor, index = 1): Promise<string> {
  const path = (await addDataPaths(visitor))[index];
  if (path === undefined) throw new Error(`Home offers Add Data for no line ${index + 1}`);
  return path.split('/').at(-1) ?? '';
}

/** The first link of a page that leads to such a path. */
export async function linkOn(visitor: Visitor, path: string, wanted: RegExp): Promise<string> {
  const found = linksIn(await visitor.read(path)).find((link) => wanted.test(link));
  if (found === undefined) throw new Error(`${path} has no link like ${wanted.source}`);
  return found;
}

/** Changes the name of the second line. @returns the path of the result */
export async function rename(visitor: Visitor, firstName: string): Promise<string> {
  return sendForm(visitor, `/edit-name/${await lineRef(visitor)}`, { firstName, lastName: 'Reyes' });
}

/** Chooses an amount of data for a line. @returns the path of its review */
export async function quote(visitor: Visitor, index = 1): Promise<string> {
  return chosenAt(visitor, `/add-data/${await lineRef(visitor, index)}?gigabytes=2&step=review`);
}

/** Switches the automatic top-up of the first line. */
export const switchAutoTopUp = (visitor: Visitor) => sendForm(visitor, '/bills/auto-top-up');

/** Chooses another default card: the list of cards outlasts writes that are not about cards (MONEY-9). */
export const chooseCard = (visitor: Visitor) => sendForm(visitor, '/cards');

export async function activityEntry(visitor: Visitor, firstName: string): Promise<string> {
  return `/activity/${(await rename(visitor, firstName)).split('/').at(-1)}`;
}

export async function planReview(visitor: Visitor): Promise<string> {
  return chosenAt(visitor, `/change-plan/${await lineRef(visitor)}?plan=plan-15gb&step=review`);
}

/** Answers everything that Add Line asks for one line with a SIM card. @returns the path of its first page */
export async function fillAddLine(visitor: Visitor): Promise<string> {
  await sendForm(visitor, '/add-line/plan', { plan: 'plan-5gb', count: '1' });
  await sendForm(visitor, '/add-line/lines/1', { firstName: 'Ana', lastName: 'Rose', sim: 'sim' });
  await sendForm(visitor, '/add-line/address', { city: '', state: '', zip: '01803' });
  await sendForm(visitor, '/add-line/shipping', { way: 'usps_first_class_mail' });
  return '/add-line/plan';
}

/** The path of the activation of the line that comes first. */
export async function activation(visitor: Visitor): Promise<string> {
  return linkOn(visitor, '/track-order', /^\/activation\/[\w-]{22}$/);
}

/** Answers everything that is asked before a line is activated. @returns the path of its activation */
export async function fillActivation(visitor: Visitor): Promise<string> {
  const begin = await activation(visitor);
  await sendForm(visitor, `${begin}?checklist=1`);
  await sendForm(visitor, `${begin}/device?another=1`, { imei: imeis.compatible });
  await sendForm(visitor, `${begin}/device`);
  await sendForm(visitor, `${begin}/number`, { zip: '01803' });
  await sendForm(visitor, `${begin}/sim`, { iccid: iccids.valid });
  await sendForm(visitor, `${begin}/summary`, { payment: 'next-bill' });
  return begin;
}

/** An eSIM line whose device has no eSIM, up to the price of a SIM kit. @returns the path of that page */
export async function kitCharges(visitor: Visitor): Promise<string> {
  const begin = await linkOn(visitor, '/activate-esim', /^\/activation\/[\w-]+$/);
  await sendForm(visitor, `${begin}?checklist=1`);
  await sendForm(visitor, `${begin}/device?another=1`, { imei: imeis.withoutEsim });
  await sendForm(visitor, `${begin}/device`);
  const address = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
  return sendForm(visitor, `${begin}/kit`, address);
}
