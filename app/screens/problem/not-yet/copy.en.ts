import type { Area } from './area.ts';

export const notYetCopy = {
  title: 'Not online yet',
  areas: {
    account: { title: 'Account', what: 'see your plans, your bills and your usage history' },
    services: { title: 'Services', what: 'manage international roaming and calling' },
    activation: { title: 'Activate a line', what: 'activate a line' },
    'esim-setup': { title: 'Set up your eSIM', what: 'set up your eSIM' },
    status: { title: 'Your line’s progress', what: 'follow an activation or a number transfer' },
    'add-line': { title: 'Add a line', what: 'add a line' },
    'change-plan': { title: 'Change plan', what: 'change a plan' },
  } satisfies Record<Area, { title: string; what: string }>,
  text: (what: string) => `You can’t ${what} on this site yet. Call us and we’ll do it with you.`,
};

export type NotYetCopy = typeof notYetCopy;
