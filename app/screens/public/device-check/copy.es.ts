import type { DeviceCheckCopy } from './copy.en.ts';

export const deviceCheckCopyEs: DeviceCheckCopy = {
  title: 'Verifique su dispositivo',
  description: (brand) =>
    `¿Funciona su teléfono con ${brand}, y admite una eSIM? Escriba su número IMEI y lo sabrá en segundos.`,
  heading: 'Traiga su propio dispositivo',
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
    notDigits: 'Escriba solo dígitos',
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
      text: 'Lamentablemente, no podemos activar el servicio en este dispositivo. Comuníquese con Atención al cliente.',
    },
  },
  facts: { device: 'Dispositivo', imei: 'IMEI', simType: 'Tipo de SIM' },
  simType: { esim: 'eSIM o SIM', sim: 'SIM' },
  alreadyInUse: 'Este IMEI ya está en uso. Revise el número o comuníquese con Atención al cliente.',
  plans: 'Ver nuestros planes',
  buy: 'Comprar un teléfono',
  another: 'Verificar otro dispositivo',
  notify: {
    fiveG: {
      title: 'Todavía no podemos activar este modelo 5G',
      text: 'Déjenos su correo electrónico y le avisaremos cuando pueda usarlo con nosotros.',
      thanks: 'Gracias por su interés. Atención al cliente se comunicará con usted cuando 5G esté disponible.',
    },
    downtime: {
      title: 'La verificación de dispositivos no funciona en este momento',
      text: 'Inténtelo de nuevo más tarde. O déjenos su correo electrónico y le avisaremos cuando vuelva a funcionar.',
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
};
