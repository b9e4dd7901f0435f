import { commonMessages, words } from '#app/copy/common.ts';

export const simMessages = words({
  en: {
    title: 'Enter your SIM number',
    label: 'SIM number',
    hint: '19 digits, printed on your SIM card.',
    /** Quoted errors (ACTIVATE-20). */
    missing: 'SIM number cannot be empty',
    notDigits: commonMessages.en.onlyDigits,
    length: 'This must be 19 characters long.',
    inUse:
      'That SIM Number is already in use or currently being activated. Please try another or contact Customer ' +
      'Success for help.',
    invalid: 'SIM Number is invalid.',
    failed: 'We couldn’t check this SIM number right now. Please try again.',
    invalidTitle: 'Invalid SIM number',
    /** Text that ends with the support number. */
    compare: 'Compare it with the number on your card. If it’s the same, call',
    retry: 'RETRY',
    /** Text below the picture of a SIM card. */
    where: 'The 19 digits are printed on the card that holds the SIM, and on the SIM itself.',
  },
  es: {
    title: 'Escriba su número de SIM',
    label: 'Número de SIM',
    hint: '19 dígitos, impresos en su tarjeta SIM.',
    missing: 'El número de SIM no puede estar vacío',
    notDigits: commonMessages.es.onlyDigits,
    length: 'Debe tener 19 caracteres.',
    inUse:
      'Ese número de SIM ya está en uso o se está activando. Pruebe con otro o comuníquese con Atención al cliente ' +
      'para recibir ayuda.',
    invalid: 'El número de SIM no es válido.',
    failed: 'No pudimos verificar este número de SIM en este momento. Inténtelo de nuevo.',
    invalidTitle: 'Número de SIM no válido',
    compare: 'Compárelo con el número de su tarjeta. Si es el mismo, llame al',
    retry: 'REINTENTAR',
    where: 'Los 19 dígitos están impresos en la tarjeta donde viene la SIM y en la SIM misma.',
  },
});

export type SimCopy = typeof simMessages.en;
