import type { ServiceType } from '#contracts/service/vocabulary.ts';

export const serviceCardsCopy = {
  title: 'Services',
  manage: 'MANAGE',
  what: {
    IR: 'Stay connected while you travel abroad.',
    ILD: 'Call anywhere in the world, from the U.S.',
    DR: 'Stay connected anywhere in the U.S.',
  } satisfies Record<ServiceType, string>,
};

export type ServiceCardsCopy = typeof serviceCardsCopy;
