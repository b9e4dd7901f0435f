import { commonMessages, words } from './common.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';

/** Words that several activation pages share. */
export const activationMessages = words({
  en: {
    title: 'Activate a line',
    /** Steps of the side card; an eSIM has none with a card. */
    steps: { device: 'Your phone', number: 'Your number', sim: 'Your SIM card', confirm: 'Check and activate' },
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
    /** Text for a secondary in place of the account holder's cards. */
    holderHasCard: (holder?: string) =>
      `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can change the card. Ask them to, ` +
      'and then try again.',
    /** Words before the activation of a new eSIM in a locked account (ACTIVATE-46). */
    esimLocked: {
      holder: 'Your account is locked. Until you unlock it in Settings, you can’t install this eSIM.',
      member: (holder?: string) =>
        `The account is locked. Until ${holder ?? 'the account holder'} unlocks it, you can’t install this eSIM.`,
    },
    /** Words about charges and holds for a first month (ACTIVATE-36). */
    money: {
      nothing: 'Nothing was charged or held.',
      hold: (day: string, card?: string, amount?: string) =>
        `A temporary hold${amount ? ` of ${amount}` : ''} has been on ${card ?? 'one of your cards'} since ${day}.`,
      noCharge: 'It isn’t a charge.',
      /** Sentence about a hold on a card whose month was paid as well. */
      holdGoes: 'It isn’t a charge, and your bank removes it.',
      otherHold: (shown: string) => `We showed ${shown} before.`,
      paid: (amount: string, day: string, card?: string) =>
        `We charged ${amount} for the first month${card ? ` to ${card}` : ''} on ${day}.`,
      alreadyPaid: 'The first month is already paid.',
      unclear: {
        payment: 'We can’t tell yet whether you were charged for the first month.',
        hold: 'We can’t tell yet whether a temporary hold was placed. Nothing was charged.',
      },
      /** Sentences after the ones above, where the activation can be sent again. */
      notAgain: {
        hold: 'We won’t place another one when you try again.',
        paid: 'We won’t charge it again when you try again.',
      },
    },
  },
  es: {
    title: 'Activar una línea',
    steps: { device: 'Su teléfono', number: 'Su número', sim: 'Su tarjeta SIM', confirm: 'Revisar y activar' },
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
    esimLocked: {
      holder: 'Su cuenta está bloqueada. No podrá instalar esta eSIM hasta que la desbloquee en Configuración.',
      member: (holder) =>
        `La cuenta está bloqueada. No podrá instalar esta eSIM hasta que ${holder ?? 'el titular'} la desbloquee.`,
    },
    money: {
      nothing: 'No se retuvo ni se cobró nada.',
      hold: (day, card, amount) =>
        `Hay una retención temporal${amount ? ` de ${amount}` : ''} en ${card ?? 'una de sus tarjetas'} desde el ` +
        `${day}.`,
      noCharge: 'No es un cobro.',
      holdGoes: 'No es un cobro, y su banco la quitará.',
      otherHold: (shown) => `Antes le mostramos ${shown}.`,
      paid: (amount, day, card) => `Cobramos ${amount} por el primer mes${card ? ` a ${card}` : ''} el ${day}.`,
      alreadyPaid: 'El primer mes ya está pagado.',
      unclear: {
        payment: 'Todavía no podemos saber si se le cobró el primer mes.',
        hold: 'Todavía no podemos saber si se hizo una retención temporal. No se cobró nada.',
      },
      notAgain: {
        hold: 'No haremos otra cuando lo intente de nuevo.',
        paid: 'No lo cobraremos otra vez cuando lo intente de nuevo.',
      },
    },
  },
});
