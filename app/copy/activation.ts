import { commonMessages, words } from './common.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';

/** Words that the pages of Activation share. */
export const activationMessages = words({
  en: {
    title: 'Activate a line',
    nothing: 'None of your lines needs activating right now.',
    back: 'Back',
    next: 'Next',
    proceed: 'PROCEED',
    confirm: 'CONFIRM',
    device: 'Device',
    imei: 'IMEI',
    simType: 'SIM type',
    simNumber: 'SIM number',
    plan: 'Plan',
    number: 'Phone number',
    currentNumber: 'Current number',
    simValid: 'Success! Your SIM card is valid.',
    zip: 'ZIP code',
    carrier: 'Current carrier',
    accountNumber: 'Account number',
    pin: 'PIN',
    sim: { sim: 'SIM', esim: 'eSIM' } satisfies Record<SimType, string>,
    terms: 'Terms',
    taxes: commonMessages.en.taxesExtra,
    manageCards: 'Manage card(s)',
    /** In place of the cards, for a group member who isn't the account holder. */
    holderHasCard: (holder?: string) =>
      `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can change the card. Ask them to, ` +
      'and then try again.',
    /** Holds and payments of an activation that was refused later (ACTIVATE-36). */
    money: {
      nothing: commonMessages.en.nothingCharged,
      hold: (card: string, amount?: string) =>
        `${amount ? `A temporary hold of ${amount}` : 'A temporary hold'} is on ${card}. It isn’t a charge.`,
      paid: (amount: string, card: string) => `We charged ${amount} for the first month to ${card}.`,
      alreadyPaid: 'The first month is already paid.',
      /** After these, where the activation can be sent again. */
      notAgain: {
        hold: 'We won’t place another one when you try again.',
        paid: 'We won’t charge it again when you try again.',
      },
    },
  },
  es: {
    title: 'Activar una línea',
    nothing: 'Ninguna de sus líneas necesita activarse en este momento.',
    back: 'Atrás',
    next: 'Siguiente',
    proceed: 'CONTINUAR',
    confirm: 'CONFIRMAR',
    device: 'Dispositivo',
    imei: 'IMEI',
    simType: 'Tipo de SIM',
    simNumber: 'Número de SIM',
    plan: 'Plan',
    number: 'Número de teléfono',
    currentNumber: 'Número actual',
    simValid: '¡Listo! Su tarjeta SIM es válida.',
    zip: 'Código postal',
    carrier: 'Compañía actual',
    accountNumber: 'Número de cuenta',
    pin: 'PIN',
    sim: { sim: 'SIM', esim: 'eSIM' },
    terms: 'Términos',
    taxes: commonMessages.es.taxesExtra,
    manageCards: 'Administrar tarjeta(s)',
    holderHasCard: (holder) =>
      `Solo ${holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta'} puede cambiar la tarjeta. ` +
      'Pídaselo y después inténtelo de nuevo.',
    money: {
      nothing: commonMessages.es.nothingCharged,
      hold: (card, amount) => `Hay una retención temporal${amount ? ` de ${amount}` : ''} en ${card}. No es un cobro.`,
      paid: (amount, card) => `Cobramos ${amount} por el primer mes a ${card}.`,
      alreadyPaid: 'El primer mes ya está pagado.',
      notAgain: {
        hold: 'No haremos otra cuando lo intente de nuevo.',
        paid: 'No lo cobraremos otra vez cuando lo intente de nuevo.',
      },
    },
  },
});
