import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { words } from '#app/copy/common.ts';

export const serviceCardsMessages = words({
  en: {
    title: 'Services',
    manage: 'MANAGE',
    what: {
      IR: 'Stay connected while you travel abroad.',
      ILD: 'Call anywhere in the world, from the U.S.',
      DR: 'Stay connected anywhere in the U.S.',
    } satisfies Record<ServiceType, string>,
    off: 'Off',
    /** `on` is the number of lines that have the service on, at least one. */
    on: (on: number, of: number) =>
      of === 1
        ? 'On'
        : on === of
          ? of === 2
            ? 'On for both lines'
            : `On for all ${of} lines`
          : `On for ${on} of ${of} lines`,
  },
  es: {
    title: 'Servicios',
    manage: 'ADMINISTRAR',
    what: {
      IR: 'Siga en contacto mientras viaja al extranjero.',
      ILD: 'Llame a cualquier parte del mundo desde EE. UU.',
      DR: 'Siga en contacto en cualquier lugar de EE. UU.',
    },
    off: 'Desactivado',
    on: (on, of) =>
      of === 1
        ? 'Activado'
        : on === of
          ? of === 2
            ? 'Activado en ambas líneas'
            : `Activado en las ${of} líneas`
          : `Activado en ${on} de ${of} líneas`,
  },
});
