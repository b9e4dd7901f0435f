/** What a plan has, in a few words. */
export const planDetailCopy = {
  data: (gigabytes: number) => `${gigabytes} GB of data`,
  unlimited: 'Unlimited data',
  video: (stream: string) => `${stream} video`,
};

export type PlanDetailCopy = typeof planDetailCopy;
