import { letterKey } from './places.ts';
import { plainText } from './text.ts';

/** Other names of carriers, by their plain form. Values are part of the carrier's name in the list. */
const otherNames: Readonly<Record<string, string>> = {
  attmobility: 'att',
  attandt: 'att',
  attprepaid: 'att',
  cingular: 'att',
  tmo: 'tmobile',
  tmobileusa: 'tmobile',
  tmobileus: 'tmobile',
  tmobileprepaid: 'tmobile',
  sprint: 'tmobile',
  sprintpcs: 'tmobile',
  metropcs: 'metro',
  metrobytmobile: 'metro',
  vzw: 'verizon',
  vz: 'verizon',
  verizonprepaid: 'verizon',
  verizonmobile: 'verizon',
  boostmobile: 'boost',
  mintmobile: 'mint',
  fi: 'googlefi',
  fibygoogle: 'googlefi',
  projectfi: 'googlefi',
  uscc: 'uscellular',
  unitedstatescellular: 'uscellular',
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
  letterKey(
    plainText(name)
      .replaceAll('&', ' and ')
      .replace(/[\s,]*\b(inc|llc|corp|l\.l\.c)\.?$/i, ''),
  );

const canonical = (name: string) => {
  const key = plainCarrier(name)
    .replace(/wireless$/, '')
    .replace(/^atandt/, 'att');
  return otherNames[key] ?? key;
};

/** Returns the name in the list that a typed name means, or undefined (INTAKE-8). */
export function carrierIn(names: readonly string[], typed: string): string | undefined {
  const key = plainCarrier(typed);
  if (key === '') return undefined;
  return names.find((name) => plainCarrier(name) === key) ?? names.find((name) => canonical(name) === canonical(typed));
}
