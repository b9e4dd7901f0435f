import type { ActivationCopy } from './activation.en.ts';

export const activationCopyEs: ActivationCopy = {
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
  taxes: 'Impuestos y cargos aparte',
  manageCards: 'Administrar tarjeta(s)',
  holderHasCard: (holder) =>
    `Solo ${holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta'} puede cambiar la tarjeta. ` +
    'Pídaselo y después inténtelo de nuevo.',
  money: {
    nothing: 'No se cobró nada.',
    hold: (card, amount) => `Hay una retención temporal${amount ? ` de ${amount}` : ''} en ${card}. No es un cobro.`,
    paid: (amount, card) => `Cobramos ${amount} por el primer mes a ${card}.`,
    notAgain: {
      hold: 'No haremos otra cuando lo intente de nuevo.',
      paid: 'No lo cobraremos otra vez cuando lo intente de nuevo.',
    },
  },
};
