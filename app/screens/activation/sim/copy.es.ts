import type { SimCopy } from './copy.en.ts';

export const simCopyEs: SimCopy = {
  title: 'Escriba su número de SIM',
  label: 'Número de SIM',
  hint: '19 dígitos, impresos en su tarjeta SIM.',
  missing: 'El número de SIM no puede estar vacío',
  notDigits: 'Escriba solo dígitos',
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
};
