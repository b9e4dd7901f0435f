import type * as z from 'zod/mini';
import { vi } from 'vitest';
import { formParser } from '#app/forms/submit.ts';
import { endpoints } from '#contracts/carrier.ts';
import type { Group } from '../carrier-account.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import { bodyOf, type Picks } from './form-body.ts';
import { emptyForm, formsOf, type PageForm } from './page-form.ts';
import { open, type Place } from './form-place.ts';
import { type Answer, type Visitor, visitorOf } from './portal-visitor.ts';

// One form at a time: it is opened as its page shows it, filled in by the schema that its running action has, and sent.

const writes = new Set(endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id));

/** The page of an unknown path, which answers any form that is sent there. */
const formless = 'problem/not-found/route.tsx';

type Before = (() => void) | undefined;

/** Returns the situation's person, as a visitor of the portal. */
export function ownerOf(group: Group, before?: Before): Visitor {
  const { context, account, visitor } = group;
  return visitorOf({ context, now: account.now, public: visitor, before });
}

/** The schema that an action hands to the reader of forms; undefined for one that reads none. */
async function schemaAt(place: Place): Promise<z.ZodMiniType | undefined> {
  const { group, path } = await open(place);
  const read = vi.spyOn(formParser, 'parse');
  try {
    await ownerOf(group).post(path, new URLSearchParams());
    return read.mock.calls[0]?.[1].schema as z.ZodMiniType | undefined;
  } finally {
    read.mockRestore();
  }
}
const schemas = new Map<Place, Promise<z.ZodMiniType | undefined>>();
export function schemaOf(place: Place): Promise<z.ZodMiniType | undefined> {
  const schema = schemas.get(place) ?? schemaAt(place);
  schemas.set(place, schema);
  return schema;
}

/** A form as its page shows it, on an account of its own. */
export interface OpenForm {
  place: Place;
  group: Group;
  path: string;
  page: PageForm;
  schema: z.ZodMiniType | undefined;
}

/** Opens the page of a form, on an account of its own. @param prepare changes the account before the page is opened */
export async function openForm(place: Place, prepare?: (group: Group) => unknown): Promise<OpenForm> {
  const schema = await schemaOf(place);
  const { group, path } = await open(place);
  await prepare?.(group);
  const shown = await ownerOf(group).get(path);
  const says = Object.entries(place.says);
  const forms = formsOf(shown.text).filter(({ hidden, buttons }) =>
    says.every(([name, value]) => (hidden[name] ?? value) === value || buttons[name] !== undefined),
  );
  // Of several lines, the one that the situation is about.
  const { lineRef } = group.visit;
  const ofLine = forms.find((form) => form.hidden.line === lineRef || form.offered.line?.includes(lineRef));
  if (ofLine?.offered.line) ofLine.offered.line = [lineRef];
  const named = forms.find(({ hidden }) => says.every(([name, value]) => hidden[name] === value));
  return { place, group, path, schema, page: ofLine ?? named ?? forms[0] ?? emptyForm() };
}

/** A form filled in, as these picks decide. @throws Error where they give nothing that its schema takes */
export function filledIn({ place, page, schema }: OpenForm, picks: Picks): Fields {
  if (!schema) {
    if (place.file !== formless) throw new Error(`${place.file} reads no form`);
    return {};
  }
  for (const [index] of picks.entries()) {
    const body = bodyOf({ schema, page, says: place.says, asShown: place.form.asShown === true }, [
      ...picks.slice(index),
      ...picks.slice(0, index),
    ]);
    if (body) return body;
  }
  throw new Error(`nothing that the form takes, from ${JSON.stringify(page)}`);
}

/** The effects of a form: the carrier's endpoints that were written to, and the drafts that were saved. */
export interface Sent extends Answer {
  did: readonly string[];
}

/** Returns the drafts of the group's journeys, by their versions. */
const versionsOf = ({ account }: Group) => new Map([...account.journeys].map(([key, { version }]) => [key, version]));

/** Runs a function and returns its effects on a group. */
export async function doneBy<T>(group: Group, run: () => Promise<T>): Promise<{ result: T; did: readonly string[] }> {
  const versions = versionsOf(group);
  const calls = group.received().length;
  const result = await run();
  await group.account.settled();
  const sent = group.received().slice(calls);
  const saved = [...versionsOf(group)].filter(([key, version]) => versions.get(key) !== version);
  return {
    result,
    did: [
      ...sent.flatMap(({ id }) => (id && writes.has(id) ? [id] : [])),
      ...saved.map(([key]) => `saved ${key.split(' ')[0]}`),
    ],
  };
}

/** Sends a form as the situation's person. */
export async function send({ group, path }: OpenForm, body: BodyInit, before?: Before): Promise<Sent> {
  const { result, did } = await doneBy(group, () => ownerOf(group, before).post(path, body));
  return { ...result, did };
}
