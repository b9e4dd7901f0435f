import { commonMessages, words } from '#app/copy/common.ts';
import type { DigitsProblem } from '#rpc/domain/digits.ts';
import type { Interest } from '#rpc/public/lead.ts';

export const deviceCheckMessages = words({
  en: {
    title: commonMessages.en.checkDevice,
    description: (brand: string) =>
      `Does your phone work with ${brand}, and does it support eSIM? Enter its IMEI number and find out in seconds.`,
    heading: 'Bring your own device',
    text: 'Enter the IMEI of your phone or tablet. We’ll tell you whether it works on our network and supports eSIM.',
    label: 'IMEI or MEID number',
    hint: '15 digits. Spaces and hyphens are OK.',
    check: 'CHECK',
    /** Text under the field while the check runs. */
    checking: 'Checking…',
    unlocked:
      'Your device must be unlocked and paid off. If it came from another carrier, ask them to unlock it first.',
    notKept: 'We use the number only for this check and don’t keep it.',
    /** Quoted errors (PUBLIC-10); no IMEI is refused by its digits alone. */
    errors: {
      missing: 'Enter Your Device IMEI or MEID Number',
      notDigits: commonMessages.en.onlyDigits,
      length: 'Enter valid IMEI Number',
    } satisfies Record<Exclude<DigitsProblem, 'refused'>, string>,
    finding: {
      title: 'How to find your IMEI',
      ways: [
        'Any phone: dial *#06# as if you’re making a call. The number appears on the screen.',
        'iPhone or iPad: open Settings, then General, then About, and scroll down to IMEI.',
        'Android: open Settings, then About phone. On some phones the number is under Status.',
        'If there are two numbers, use IMEI 1.',
      ],
    },
    outcome: {
      esim: {
        title: 'Your device works with us',
        text: 'You can use a SIM or an eSIM. With an eSIM, you don’t have to wait for a card.',
      },
      sim: { title: 'Your device works with us', text: 'It isn’t eSIM-compatible, so we’ll send you a SIM card.' },
      incompatible: {
        title: 'Your device isn’t compatible',
        text: 'Unfortunately, we cannot activate service on this device. Contact Customer Success.',
      },
    },
    facts: { device: 'Device', imei: 'IMEI', simType: 'SIM type' },
    simType: { esim: 'eSIM or SIM', sim: 'SIM' },
    alreadyInUse: 'This IMEI is already in use. Check the number, or contact Customer Success.',
    plans: 'See our plans',
    order: 'Order this plan',
    buy: commonMessages.en.buyAPhone,
    another: 'Check another device',
    notify: {
      fiveG: {
        title: 'We can’t activate this 5G model yet',
        text: 'Leave your email address, and we’ll tell you when you can use it with us.',
        thanks: 'Thank you for your interest. Customer Success will get in touch once 5G ready.',
      },
      downtime: {
        title: 'The device check is down right now',
        text: 'Please try again later. Or leave your email address, and we’ll tell you when it works again.',
        thanks: 'Thank you. Customer Success will get in touch when the device check works again.',
      },
    } satisfies Record<Interest, { title: string; text: string; thanks: string }>,
    /** The customer is signed in: nobody has to type the address. */
    willTell: (email: string) => `Please try again later. We’ll write to ${email} when it works again.`,
    email: {
      label: 'Email address',
      hint: 'We’ll use it only to tell you this.',
      error: 'Enter an email address like name@example.com.',
      button: 'Notify me',
    },
  },
  es: {
    title: commonMessages.es.checkDevice,
    description: (brand) =>
      `¿Funciona su teléfono con ${brand}, y admite una eSIM? Escriba su número IMEI y lo sabrá en segundos.`,
    heading: 'Use su propio dispositivo',
    text: 'Escriba el IMEI de su teléfono o tableta. Le diremos si funciona en nuestra red y si admite una eSIM.',
    label: 'Número IMEI o MEID',
    hint: '15 dígitos; puede escribirlo con espacios o guiones.',
    check: 'VERIFICAR',
    checking: 'Verificando…',
    unlocked:
      'Su dispositivo debe estar desbloqueado y pagado por completo. Si lo compró con otra compañía, pídale ' +
      'primero que lo desbloquee.',
    notKept: 'Usamos el número solo para esta verificación y no lo guardamos.',
    errors: {
      missing: 'Escriba el número IMEI o MEID de su dispositivo',
      notDigits: commonMessages.es.onlyDigits,
      length: 'Escriba un número IMEI válido',
    },
    finding: {
      title: 'Cómo encontrar su IMEI',
      ways: [
        'En cualquier teléfono: marque *#06#, como si hiciera una llamada. El número aparece en la pantalla.',
        'iPhone o iPad: abra Configuración, luego General y luego Información, y baje hasta IMEI.',
        'Android: abra Configuración y luego Acerca del teléfono. En algunos teléfonos, el número está en Estado.',
        'Si hay dos números, use el IMEI 1.',
      ],
    },
    outcome: {
      esim: {
        title: 'Su dispositivo funciona con nosotros',
        text: 'Puede usar una SIM o una eSIM. Con una eSIM no tiene que esperar una tarjeta.',
      },
      sim: {
        title: 'Su dispositivo funciona con nosotros',
        text: 'No es compatible con eSIM, así que le enviaremos una tarjeta SIM.',
      },
      incompatible: {
        title: 'Su dispositivo no es compatible',
        text:
          'Lamentablemente, no podemos activar el servicio en este dispositivo. Comuníquese con Atención al ' +
          'cliente.',
      },
    },
    facts: { device: 'Dispositivo', imei: 'IMEI', simType: 'Tipo de SIM' },
    simType: { esim: 'eSIM o SIM', sim: 'SIM' },
    alreadyInUse: 'Este IMEI ya está en uso. Revise el número o comuníquese con Atención al cliente.',
    plans: 'Ver nuestros planes',
    order: 'Pedir este plan',
    buy: commonMessages.es.buyAPhone,
    another: 'Verificar otro dispositivo',
    notify: {
      fiveG: {
        title: 'Todavía no podemos activar este modelo 5G',
        text: 'Déjenos su correo electrónico y le avisaremos cuando pueda usarlo con nosotros.',
        thanks: 'Gracias por su interés. Atención al cliente se comunicará con usted cuando 5G esté disponible.',
      },
      downtime: {
        title: 'La verificación de dispositivos no funciona en este momento',
        text:
          'Inténtelo de nuevo más tarde. O déjenos su correo electrónico y le avisaremos cuando vuelva a ' +
          'funcionar.',
        thanks: 'Gracias. Atención al cliente se comunicará con usted cuando la verificación vuelva a funcionar.',
      },
    },
    willTell: (email) => `Inténtelo de nuevo más tarde. Le escribiremos a ${email} cuando vuelva a funcionar.`,
    email: {
      label: 'Correo electrónico',
      hint: 'Lo usamos solo para avisarle de esto.',
      error: 'Escriba un correo electrónico, como nombre@example.com.',
      button: 'Avísenme',
    },
  },
});

export type DeviceCheckCopy = typeof deviceCheckMessages.en;
