import type { PageText } from '#app/copy/page-text.ts';
import type { BuyAPhoneCopy } from './copy.en.ts';

export const buyAPhoneCopyEs: PageText<BuyAPhoneCopy> = () => ({
  title: 'Comprar un teléfono',
  description:
    'Elija un teléfono en nuestra tienda o traiga el suyo: escriba su IMEI y vea si funciona en nuestra red.',
  heading: 'Un teléfono nuevo o el que ya tiene',
  text: 'Todos los teléfonos de nuestra tienda funcionan en nuestra red. O conserve el que ya tiene.',
  shop: {
    title: 'Comprar un teléfono',
    text: 'La tienda es otro sitio, con su propio sistema de pago. Se abre en una pestaña nueva.',
    button: 'Ir a la tienda',
  },
  own: {
    title: 'Traiga el suyo',
    text: 'Vea en segundos si su teléfono funciona con nosotros y si admite eSIM.',
    button: 'Verificar mi teléfono',
  },
  ready: {
    title: 'Su propio teléfono está listo cuando',
    points: [
      'está desbloqueado: su compañía actual puede decírselo y desbloquearlo',
      'está pagado por completo y no tiene reporte de robo o pérdida',
      'pasa nuestra verificación del IMEI',
    ],
  },
  imei: {
    title: 'Dónde encontrar el IMEI',
    points: [
      'Marque *#06# y el teléfono lo muestra.',
      'En un iPhone: Configuración, General, Información.',
      'En Android: Configuración, Acerca del teléfono.',
      'Tiene exactamente 15 dígitos. Puede escribirlo con espacios o guiones.',
    ],
  },
  sim: {
    title: '¿SIM o eSIM?',
    text:
      'Con una eSIM, puede activar su teléfono sin esperar una entrega. Para los demás teléfonos enviamos una ' +
      'tarjeta SIM, que tarda de 3 a 6 días con el envío estándar.',
  },
  help: '¿No sabe qué teléfono elegir? Llame al',
});
