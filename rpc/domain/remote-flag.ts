/** Returns true for a remote flag that is set, in any of the carrier's spellings. */
export function isSet(flag: string | undefined): boolean {
  return flag !== undefined && ['ENABLE', 'ENABLED', 'TRUE', 'YES', '1'].includes(flag.toUpperCase());
}
