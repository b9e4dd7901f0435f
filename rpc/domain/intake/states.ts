import { isUsState, type UsState, usStates } from '../us-state.ts';
import { closeKey, letterKey } from './places.ts';

/** Other names of states: before the codes of the post, in Spanish, and in common use. */
const otherNames: Partial<Record<UsState, string>> = {
  AL: 'ala',
  AS: 'samoa americana',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif, cal',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  DC: 'washington dc, washington d c, d c, dist of columbia, distrito de columbia',
  FL: 'fla',
  HI: 'hawai',
  IL: 'ill',
  IN: 'ind',
  KS: 'kan, kans',
  KY: 'ken',
  LA: 'luisiana',
  MA: 'mass, commonwealth of massachusetts',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss, misisipi',
  MO: 'misuri',
  MT: 'mont',
  MP: 'cnmi, islas marianas del north, northern marianas',
  NE: 'neb, nebr',
  NV: 'nev',
  NH: 'nuevo hampshire, nueva hampshire',
  NJ: 'nueva jersey',
  NM: 'n mex, nuevo mexico',
  NY: 'nueva york, new york state',
  NC: 'n car, carolina del norte',
  ND: 'n dak, dakota del norte',
  OK: 'okla',
  OR: 'ore, oreg',
  PA: 'penn, penna, pensilvania',
  PR: 'pto rico, porto rico',
  SC: 's car, carolina del sur',
  SD: 's dak, dakota del sur',
  TN: 'tenn',
  TX: 'tex, tejas',
  VI: 'virgin islands, us virgin islands, usvi, islas virgenes, islas virgenes de los estados unidos',
  VA: 'virg',
  WA: 'wash, washington state',
  WV: 'w va, virginia occidental',
  WI: 'wis, wisc',
  WY: 'wyo',
};

/** Codes by the keys of all names of each state; made with the first name that is no code. */
let byName: Map<string, UsState> | undefined;

function codesByName(): Map<string, UsState> {
  const names = Object.entries(usStates).flatMap(([code, name]) => {
    const spellings = otherNames[code as UsState]?.split(', ') ?? [];
    return [code, name, ...spellings].flatMap((one) =>
      [letterKey(one), closeKey(one)].map((key) => [key, code as UsState] as const),
    );
  });
  return new Map(names);
}

/** Returns the code of a state for its code or name in any usual spelling; undefined for what is none (INTAKE-14). */
export function readState(typed: string): UsState | undefined {
  if (isUsState(typed)) return typed;
  byName ??= codesByName();
  const plain = typed.normalize('NFKC');
  const key = letterKey(plain);
  const knownKey = [key, closeKey(plain), key.replace(/^us(?=..$)|usa?$/g, '')].find((one) => byName?.has(one));
  if (knownKey !== undefined) return byName.get(knownKey);
  // The code beside its name: "MA - Massachusetts", "Massachusetts (MA)".
  const [, first = '', middle = '', last = ''] = /^(..)?(.*?)(..)?$/.exec(key) ?? [];
  const pair = [
    [first, middle + last],
    [last, first + middle],
  ].find(([code = '', name = '']) => byName?.get(code) !== undefined && byName.get(code) === byName.get(name));
  return pair && byName.get(pair[0] ?? '');
}

/**
 * Returns a valid place of an address with the code of its state, or undefined. A city has 2 to 64 characters
 * (ADDLINE-10, ADDLINE-11).
 */
export function usPlace<P extends { city: string; state: string }>(place: P | undefined): P | undefined {
  const city = place?.city.trim() ?? '';
  const state = place && readState(place.state);
  return state && city.length >= 2 && city.length <= 64 ? { ...place, state } : undefined;
}
