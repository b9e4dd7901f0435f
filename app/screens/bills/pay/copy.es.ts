import type { PayCopy } from './copy.en.ts';

export const payCopyEs: PayCopy = {
  title: 'Pague su factura',
  next: {
    title: 'Qué sucede después',
    steps: [
      'Usted sale de este sitio y va a la página segura de nuestro socio de pagos.',
      'Allí revisa el importe y confirma. Antes de eso no se cobra nada.',
      'Usted vuelve aquí, y le avisamos cuando el pago haya llegado.',
    ],
  },
  autoPay:
    'El pago automático está activado: las facturas se cobran a su tarjeta predeterminada. Pague aquí solo si no ' +
    'quiere esperar.',
  button: (amount) => `Continuar para pagar ${amount}`,
  toPage: 'Ir a la página de pago',
};
