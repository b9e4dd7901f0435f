import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { words } from '#app/copy/words.ts';

export const serviceCardsMessages = words({
  en: {
    title: 'Services',
    manage: 'MANAGE',
    what: {
      IR: 'Stay connected while you travel abroad.',
      ILD: 'Call anywhere in the world, from the U.S.',
      DR: 'Stay connected anywhere in the U.S.',
    } satisfies Record<ServiceType, string>,
  },
  es: {
    title: 'Servicios',
    manage: 'ADMINISTRAR',
    what: {
      IR: 'Siga en contacto mientras viaja al extranjero.',
      ILD: 'Llame a cualquier parte del mundo desde EE. UU.',
      DR: 'Siga en contacto en cualquier lugar de EE. UU.',
    },
  },
});

export type ServiceCardsCopy = typeof serviceCardsMessages.en;
