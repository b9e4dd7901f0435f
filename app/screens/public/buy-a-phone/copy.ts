import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const buyAPhoneMessages = words({
  en: (_: PageBrand) => ({
    title: 'Buy a phone',
    description:
      'Choose a phone in our shop, or bring your own: enter its IMEI to find out whether it works on our network.',
    heading: 'A new phone, or the one you have',
    text: 'Every phone in our shop works on our network. Or keep the phone you already have.',
    shop: {
      title: 'Buy a phone',
      text: 'The shop is a separate site with its own checkout. It opens in a new tab.',
      button: 'Go to the shop',
    },
    own: {
      title: 'Bring your own',
      text: 'Find out in seconds whether your phone works with us and supports eSIM.',
      button: 'Check my phone',
    },
    ready: {
      title: 'Your own phone is ready when',
      points: [
        'it’s unlocked (your current carrier can check and unlock it)',
        'it’s paid off and not reported lost or stolen',
        'it passes our IMEI check',
      ],
    },
    imei: {
      title: 'Where to find the IMEI',
      points: [
        'Dial *#06# to see it on the screen.',
        'On an iPhone: Settings, General, About.',
        'On Android: Settings, About phone.',
        'It has exactly 15 digits. Spaces and hyphens are OK.',
      ],
    },
    sim: {
      title: 'SIM or eSIM?',
      text:
        'With an eSIM, you can activate your phone without waiting for a delivery. For other phones we send a SIM ' +
        'card, which takes 3 to 6 days with standard shipping.',
    },
    help: 'Not sure which phone to choose? Call',
  }),
  es: () => ({
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
      title: 'Use el suyo',
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
  }),
});

export type BuyAPhoneCopy = ReturnType<typeof buyAPhoneMessages.en>;
