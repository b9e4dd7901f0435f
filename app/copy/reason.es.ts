import type { ReasonCopy } from './reason.en.ts';

const theHolder = (name?: string) => (name ? `${name}, titular de la cuenta,` : 'el titular de la cuenta');

export const reasonCopyEs: ReasonCopy = {
  'not-yours': (_, holder) => `Solo ${theHolder(holder)} puede cambiar esta línea. Pídaselo.`,
  fraud: (supportNumber) => `Esto no está disponible en su cuenta por el momento. Llame al ${supportNumber}.`,
  'non-pay': (supportNumber) =>
    `Hay una factura sin pagar en su cuenta. Páguela, o llame al ${supportNumber}, e inténtelo de nuevo.`,
  suspended: (supportNumber) => `Esta línea está suspendida. Llame al ${supportNumber} para restablecer el servicio.`,
  'primary-suspended': (supportNumber) =>
    `La línea del titular de la cuenta está suspendida. Llame al ${supportNumber} para restablecer el servicio.`,
  'primary-disabled': (supportNumber) =>
    `La línea del titular de la cuenta está inhabilitada, así que no se puede cambiar nada. Para saber por qué, ` +
    `llame al ${supportNumber}.`,
  'primary-not-active': () => 'Primero tiene que estar activa la línea del titular de la cuenta. Pídaselo.',
  'sim-swap': () => 'Hay un cambio de SIM en curso en esta línea. Inténtelo de nuevo cuando termine.',
  'not-active': () => 'Podrá hacer esto cuando la línea esté activa.',
  'does-not-apply': () => 'Esta línea no necesita esto por ahora.',
  unpaid: (supportNumber) =>
    `El pedido de su tarjeta SIM todavía no está completo. Espere un poco o llame al ${supportNumber}.`,
  secondary: (_, holder) => `Solo ${theHolder(holder)} puede hacer esto. Pídaselo.`,
  'lines-full': (supportNumber) => `Llegó al límite de 6 líneas. Si necesita más, llame al ${supportNumber}.`,
  'lines-unsettled': () =>
    'Podrá cambiar de plan cuando todas las líneas de su cuenta estén listas. Inténtelo de nuevo cuando ninguna esté ' +
    'en proceso de activación o de transferencia.',
  'plan-changing': () => 'Hay un cambio de plan en curso en esta línea. Inténtelo de nuevo cuando termine.',
  'already-scheduled': () => 'Este plan ya empieza con su próximo ciclo de facturación.',
  'device-without-esim': () => 'Este plan es solo para eSIM, y el dispositivo de esta línea no admite eSIM.',
  'device-unknown': (supportNumber) =>
    `Este plan es solo para eSIM, y no podemos saber si el dispositivo de esta línea la admite. Inténtelo más ` +
    `tarde, o llame al ${supportNumber}.`,
  'time-not-offered': () => 'Este plan no puede empezar en ese momento. Elija otro momento.',
  'lines-closed': (supportNumber) =>
    `Por ahora no se pueden agregar líneas aquí. Para agregar una, llame al ${supportNumber}.`,
  'already-locked': () => 'Su cuenta ya está bloqueada. Desbloquéela en Configuración.',
  'not-locked': () => 'Su cuenta no está bloqueada.',
  'already-paid': () => 'El mes por adelantado ya está pagado.',
  'nothing-due': () => 'Por ahora no debe nada.',
  'no-promise': (supportNumber) =>
    `Por ahora no puede hacer una promesa de pago. Pague ahora o llame al ${supportNumber}.`,
  'bad-day': () => 'No puede elegir ese día. Vuelva y elija otro.',
  'default-card': () => 'Su tarjeta predeterminada no se puede eliminar. Primero elija otra como predeterminada.',
  'cards-full': () => 'Puede guardar hasta cuatro tarjetas. Elija una para eliminarla antes de agregar otra.',
  'not-delivered': () => 'Podrá activar la tarjeta SIM cuando se la entreguen. Espere y siga aquí la entrega.',
  'invitations-closed': (supportNumber) =>
    `Por ahora no se puede invitar a nadie. Inténtelo más tarde o llame al ${supportNumber}.`,
  'service-closed': (supportNumber) =>
    `Este servicio no se puede cambiar en este momento. Si necesita ayuda, llame al ${supportNumber}.`,
  'service-changing': () => 'Hay una solicitud en curso para esta línea. Inténtelo de nuevo cuando termine.',
  'router-offline': (supportNumber) =>
    `Su router está sin conexión, así que no se puede cambiar nada. Revise que esté enchufado y con las ` +
    `luces encendidas, e inténtelo de nuevo en cinco minutos. Si sigue sin conexión, llame al ` +
    `${supportNumber}.`,
  'router-restarting': () =>
    'Su router se está reiniciando. Espere unos cinco minutos a que esté en línea e inténtelo de nuevo.',
  'router-changing': () => 'Hay otro cambio de su router en curso. Inténtelo de nuevo cuando termine.',
  'not-on-sale': () => 'Esta cantidad ya no está disponible. Elija otra.',
};
