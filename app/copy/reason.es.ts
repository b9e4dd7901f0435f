import type { ReasonCopy } from './reason.en.ts';

export const reasonCopyEs: ReasonCopy = {
  'not-yours': () => 'Usted no puede hacer cambios en esta línea. Consulte al titular principal de su grupo.',
  fraud: (supportNumber) => `Esto no está disponible en su cuenta por el momento. Llame al ${supportNumber}.`,
  'non-pay': (supportNumber) =>
    `Hay una factura sin pagar en su cuenta. Páguela, o llame al ${supportNumber}, e inténtelo de nuevo.`,
  suspended: (supportNumber) => `Esta línea está suspendida. Llame al ${supportNumber} para volver a usarla.`,
  'primary-suspended': (supportNumber) =>
    `La línea principal de su grupo está suspendida. Llame al ${supportNumber} para volver a usarla.`,
  'primary-disabled': (supportNumber) =>
    `La línea principal de este grupo está inhabilitada, así que no se puede cambiar nada. Para saber por qué, llame ` +
    `al ${supportNumber}.`,
  'primary-not-active': () =>
    'Primero tiene que estar activa la línea principal de su grupo. Consulte al titular del grupo.',
  'sim-swap': () => 'Hay un cambio de SIM en curso en esta línea. Inténtelo de nuevo cuando termine.',
  'not-active': () => 'Primero tiene que estar activa esta línea.',
  'does-not-apply': () => 'Esta línea no necesita esto por ahora.',
  unpaid: (supportNumber) =>
    `Todavía no se ha hecho el pedido de su tarjeta SIM. Espere a que se haga, o llame al ${supportNumber}.`,
  secondary: () => 'Solo el titular principal de su grupo puede hacer esto. Pídaselo.',
  'lines-full': (supportNumber) =>
    `Su grupo ya tiene todas las líneas que puede tener. Para cambiar eso, llame al ${supportNumber}.`,
  'lines-unsettled': () =>
    'Primero, todas las líneas de su grupo tienen que estar activas o desconectadas. Inténtelo de nuevo cuando ' +
    'ninguna esté en proceso de activación o de cambio de compañía.',
  'plan-changing': () => 'Hay un cambio de plan en curso en esta línea. Inténtelo de nuevo cuando termine.',
  'already-scheduled': () => 'Este plan ya está programado para empezar con su próximo ciclo de facturación.',
  'device-without-esim': () => 'Este plan es solo para eSIM, y el dispositivo de esta línea no admite eSIM.',
  'device-unknown': (supportNumber) =>
    `Este plan es solo para eSIM, y no pudimos averiguar si el dispositivo de esta línea la admite. Inténtelo ` +
    `más tarde, o llame al ${supportNumber}.`,
  'time-not-offered': () => 'Este plan no puede empezar en ese momento. Elija de nuevo.',
  'lines-closed': (supportNumber) =>
    `Por ahora no se pueden agregar líneas aquí. Para agregar una, llame al ${supportNumber}.`,
  'already-locked': () => 'Su cuenta ya está bloqueada. Desbloquéela en Ajustes.',
  'not-locked': () => 'Su cuenta no está bloqueada.',
  'already-paid': () => 'El mes por adelantado ya está pagado.',
  'nothing-due': () => 'Por ahora no hay nada que pagar.',
  'no-promise': (supportNumber) =>
    `Por ahora no puede prometer un pago para más adelante. Pague ahora, o llame al ${supportNumber}.`,
  'bad-day': () => 'No se puede prometer el pago para ese día. Vuelva y elija otro.',
  'default-card': () => 'Su tarjeta predeterminada no se puede eliminar. Primero elija otra como predeterminada.',
  'cards-full': () =>
    'Tiene cuatro tarjetas guardadas, que es el máximo. Elija una para eliminarla antes de agregar otra.',
  'not-delivered': () => 'La tarjeta SIM se puede activar cuando se entregue. Espere, y vea aquí dónde está.',
  'invitations-closed': (supportNumber) =>
    `Por ahora no se puede invitar a nadie. Inténtelo más tarde o llame al ${supportNumber}.`,
  'service-closed': (supportNumber) =>
    `Este servicio no se puede cambiar en este momento. Si tiene preguntas, llame al ${supportNumber}.`,
  'service-changing': () => 'Hay una solicitud en curso para esta línea. Inténtelo de nuevo cuando termine.',
  'router-offline': (supportNumber) =>
    `Su router está sin conexión, así que no se puede cambiar nada. Vea si está enchufado y con las luces ` +
    `encendidas, e inténtelo de nuevo en cinco minutos. Si sigue sin conexión, llame al ${supportNumber}.`,
  'router-restarting': () =>
    'Su router se está reiniciando, así que no se puede cambiar nada. Espere unos cinco minutos a que esté en línea.',
  'router-changing': () => 'Hay otro cambio de su router en curso. Inténtelo de nuevo cuando termine.',
  'not-on-sale': () => 'Este tamaño ya no está a la venta. Elija otro.',
};
