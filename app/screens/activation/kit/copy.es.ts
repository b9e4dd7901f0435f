import type { KitCopy } from './copy.en.ts';

export const kitCopyEs: KitCopy = {
  charges: 'Cargos de envío',
  about: 'Le enviaremos una tarjeta SIM.',
  kit: 'Kit de SIM',
  shipping: (days) => `Envío estándar (${days} días)`,
  tax: 'Impuesto',
  total: 'Total, una sola vez',
  address: 'Se envía a',
  edit: 'Editar dirección',
  shipHere: 'Enviar a esta dirección',
  check: 'Marque la casilla para enviar a esta dirección, o edite la dirección.',
  moved: {
    title: 'Revise de nuevo, por favor',
    text: 'El precio o la dirección cambió. Los actuales están abajo. No se pidió ni se cobró nada.',
  },
  noOffer:
    'No podemos mostrar cuánto cuesta una tarjeta SIM en este momento. No se pidió ni se cobró nada. Inténtelo más ' +
    'tarde o llame al',
  continue: 'CONTINUAR',
  failed: 'Su tarjeta SIM no se pidió',
  ordering: 'Estamos procesando su pedido',
  orderingText: 'Estamos procesando su pedido. Suele tomar menos de un minuto. Por favor, no lo pida otra vez.',
  unknownText:
    'Enviamos su pedido, pero todavía no tenemos respuesta. Por favor, no lo pida otra vez mientras lo revisamos.',
  see: 'Ver el progreso',
  checkAgain: 'Revisar de nuevo',
  needsCare:
    'No podemos saber si se pidió su tarjeta SIM. Por favor, no la pida otra vez. Tenga lista la referencia de ' +
    'abajo y ' +
    'llame al',
  confirmed: {
    title: 'Pedido confirmado',
    text: 'Le enviaremos su tarjeta SIM. El envío estándar toma de 3 a 6 días. Active la línea cuando le llegue.',
    track: 'Rastrear pedido',
    home: 'Volver al inicio',
  },
  refused: 'No se pidió ni se cobró nada.',
  again: 'Intentar de nuevo',
};
