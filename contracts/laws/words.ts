import { type Change, type Moment, momentTexts, type Value } from './change.ts';
import { type ReadId, shows, type WriteId } from './shows.ts';
import { unshown } from './unshown.ts';
import { following, type WriteLaw, writes } from './writes.ts';

function valueText(value: Value): string {
  if (Array.isArray(value)) return 'an empty list';
  if (typeof value !== 'object') return String(value);
  if ('plus' in value) return `so much more: ${value.plus}`;
  if ('cents' in value) return (value as { cents: readonly string[] }).cents.join(' + ');
  return momentTexts[(value as { is: Moment }).is];
}

/** Returns an effect as a sentence, such as `line {customerId}: isAutoTopUp becomes {enabled}`. */
function sentenceOf({ effect, kind, key, fields, each, when = {} }: Change): string {
  const object = `${kind}${key ? ` ${key === '*' ? 'of all' : key}` : ''}`;
  const names = Object.keys(fields);
  const values = Object.entries(fields).map(
    ([name, value]) => `${name} ${effect === 'set' ? 'becomes' : 'is'} ${valueText(value)}`,
  );
  const texts: Readonly<Record<Change['effect'], string>> = {
    set: `${object}: ${values.join(', ')}`,
    may: `${object}: ${names.join(', ') || 'all of it'} may be another`,
    add: `one ${kind} more: ${values.join(', ')}`,
    remove: `${object} is gone`,
  };
  const conditions = Object.entries(when).map(([name, value]) =>
    value === undefined ? `without ${name}` : `with ${name} ${value}`,
  );
  return [texts[effect], each === undefined ? '' : `for each of ${each}`, ...conditions].filter(Boolean).join(', ');
}

const againTexts: Readonly<Record<WriteLaw['again'], string>> = {
  same: 'is refused or changes nothing more',
  more: 'is done once more',
  refused: 'is refused',
};

/** Returns the declared objects of a read, or the declared effects of a write, for documents. */
export function lawFields(id: string): Readonly<Record<string, unknown>> {
  if (id in shows) {
    const places = Object.entries(shows[id as ReadId]).map(([place, object]) => [place || 'data', object]);
    return places.length > 0 ? { 'x-shows': Object.fromEntries(places) as unknown } : {};
  }
  const law = writes[id as WriteId];
  const { accepted, changes, failed, repeated } = law;
  return {
    ...(accepted && { 'x-accepted': accepted.map(sentenceOf) }),
    'x-changes': changes.map(sentenceOf),
    ...(failed && { 'x-failed': failed.map(sentenceOf) }),
    'x-again': againTexts[law.again],
    ...(repeated && { 'x-repeated': repeated }),
    ...(unshown[id as WriteId] && { 'x-unshown': unshown[id as WriteId] }),
  };
}

/** Returns the effects of a call in sentences, for viewers that do not show extensions. */
export function lawText(id: string, reconcileWith: readonly string[] | 'none' = 'none'): string {
  if (id in shows) {
    const objects = [
      ...new Set(Object.values(shows[id as ReadId]).map((object: string) => object.replace(/\(.*/, ''))),
    ];
    return `A read, which changes nothing.${objects.length > 0 ? ` It shows: ${objects.join(', ')}.` : ''}`;
  }
  const { changes, again } = writes[id as WriteId];
  const followers = following[id as WriteId] ?? [];
  return [
    'A write. ',
    changes.length > 0 ? `Once it is done: ${changes.map(sentenceOf).join('; ')}.` : 'No read shows what it changes.',
    ` The same call again ${againTexts[again]}.`,
    reconcileWith === 'none' ? '' : ` Its reply may be lost: then the portal reads ${reconcileWith.join(', ')}.`,
    followers.length > 0 && reconcileWith !== 'none' ? ` These follow: ${followers.join(', ')}.` : '',
  ].join('');
}
