import type { PayCopy } from './copy.en.ts';

export const payCopyEs: PayCopy = {
  title: 'Pague su factura',
  next: {
    title: 'Qué sucede después',
    steps: [
      'Irá a la página segura de nuestro socio de pagos.',
      'Revise allí el monto y confirme. Antes de eso no se cobra nada.',
      'Volverá aquí y le avisaremos cuando llegue su pago.',
    ],
  },
  autoPay:
    'El pago automático está activado: las facturas se cobran a su tarjeta predeterminada. Pague aquí solo si no ' +
    'quiere esperar.',
  button: (amount) => `Continuar para pagar ${amount}`,
  toPage: 'Ir a la página de pago',
};
