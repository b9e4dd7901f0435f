export type JourneyCopy = {
  step: (step: number, of: number) => string;
  change: string;
  lastChecked: string;
  mayClose: string;
  reference: (id: string) => string;
};

export const journeyCopy: JourneyCopy = {
  step: (step, of) => `Step ${step} of ${of}`,
  change: 'Change',
  lastChecked: 'Checked',
  mayClose: 'You can close this page. We’ll carry on, and Home shows how it went.',
  reference: (id) => `Reference: ${id}`,
};
