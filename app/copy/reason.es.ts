import type { ReasonCopy } from './reason.ts';

export const reasonCopyEs: ReasonCopy = {
  'not-yours': () => 'Usted no puede hacer cambios en esta línea. Consulte al titular principal de su grupo.',
  fraud: (supportNumber) => `Esto no está disponible en su cuenta por el momento. Llame al ${supportNumber}.`,
  'non-pay': (supportNumber) => `Hay una factura sin pagar en su cuenta. Páguela, o llame al ${supportNumber}, e inténtelo de nuevo.`,
  suspended: (supportNumber) => `Esta línea está suspendida. Llame al ${supportNumber} para volver a usarla.`,
  'primary-suspended': (supportNumber) => `La línea principal de su grupo está suspendida. Llame al ${supportNumber} para volver a usarla.`,
  'primary-not-active': () => 'Primero tiene que estar activa la línea principal de su grupo. Consulte al titular del grupo.',
  'sim-swap': () => 'Hay un cambio de SIM en curso en esta línea. Inténtelo de nuevo cuando termine.',
  'not-active': () => 'Primero tiene que estar activa esta línea.',
  'does-not-apply': () => 'Esta línea no necesita esto por ahora.',
  unpaid: (supportNumber) => `Todavía no se ha hecho el pedido de su tarjeta SIM. Espere a que se haga, o llame al ${supportNumber}.`,
  secondary: () => 'Solo el titular principal de su grupo puede hacer esto. Pídaselo.',
  'lines-full': (supportNumber) => `Su grupo ya tiene todas las líneas que puede tener. Para cambiar eso, llame al ${supportNumber}.`,
  'not-on-sale': () => 'Este tamaño ya no está a la venta. Elija otro.',
};
