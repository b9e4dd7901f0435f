import type { ActivityCopy } from './activity.en.ts';

export const activityCopyEs: ActivityCopy = {
  title: 'Actividad',
  you: 'usted',
  someone: 'alguien',
  by: (who) => `por ${who}`,
  notMe: 'No fui yo',
  back: 'Volver a la actividad',
};
