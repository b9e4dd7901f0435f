import type { PlanDetailCopy } from './plan-detail.en.ts';

export const planDetailCopyEs: PlanDetailCopy = {
  data: (gigabytes) => `${gigabytes} GB de datos`,
  unlimited: 'Datos ilimitados',
  video: (stream) => `Video ${stream}`,
};
