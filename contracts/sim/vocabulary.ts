/**
 * ICCIDs by the reply of the fixture carrier: the last three digits decide, and for a refusal they are those of its
 * code. Any other ICCID is valid.
 */
export const sampleIccids = {
  valid: '8901260852290847804',
  notValid: '8901260852290847000',
  inUse: '8901260852290847153',
  invalid: '8901260852290847155',
} as const;
export type IccidKind = keyof typeof sampleIccids;

/** Returns the kind for the last three digits of an ICCID. */
export function iccidKind(iccid: string): IccidKind {
  const kinds = Object.keys(sampleIccids) as IccidKind[];
  return kinds.find((kind) => iccid.endsWith(sampleIccids[kind].slice(-3))) ?? 'valid';
}
