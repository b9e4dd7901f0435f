import { placeKey } from './places.ts';

/** Other names of carriers, each with the part of the listed name that they mean. Keys are plain. */
const otherNames: Readonly<Record<string, string>> = {
  atandt: 'att',
  cingular: 'att',
  tmo: 'tmobile',
  tmobileusa: 'tmobile',
  sprint: 'tmobile',
  metropcs: 'metro',
  metrobytmobile: 'metro',
  vzw: 'verizon',
  boostmobile: 'boost',
  mintmobile: 'mint',
  fi: 'googlefi',
  projectfi: 'googlefi',
  uscc: 'uscellular',
  xfinitymobile: 'xfinity',
  comcast: 'xfinity',
  spectrummobile: 'spectrum',
  visiblebyverizon: 'visible',
  otra: 'other',
  otro: 'other',
  another: 'other',
};

/** Returns a carrier's name without case, spaces, marks and the words that brands add. */
const plainCarrier = (name: string) =>
  placeKey(name.replaceAll('&', 'and').replace(/\b(inc|llc|corp)\.?$/i, '')).replaceAll(' ', '');

const canonical = (name: string) => {
  const key = plainCarrier(name).replace(/wireless$/, '');
  return otherNames[key] ?? key;
};

/** Returns the name in the list that a typed name means, or undefined (INTAKE-8). */
export function carrierIn(names: readonly string[], typed: string): string | undefined {
  const key = plainCarrier(typed);
  if (key === '') return undefined;
  return names.find((name) => plainCarrier(name) === key) ?? names.find((name) => canonical(name) === canonical(typed));
}
