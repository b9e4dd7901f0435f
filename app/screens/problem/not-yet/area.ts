export const areas = ['account', 'services', 'activation', 'esim-setup', 'status', 'add-line', 'change-plan'] as const;
/** Parts of the portal that a release may not have online. */
export type Area = (typeof areas)[number];
