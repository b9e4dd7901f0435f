import type { ServiceCopy } from './copy.en.ts';

export const serviceCopyEs: ServiceCopy = {
  IR: {
    title: '¡Ventajas del roaming sin cargos diarios!',
    points: [
      'Siga en contacto mientras viaja: llame, envíe mensajes y use datos en los países de abajo.',
      'Puede activar el roaming internacional el mismo día del viaje, sin costo adicional.',
      'La voz, los SMS y los datos se pagan por uso: solo paga lo que usa.',
    ],
    countries: 'Países:',
    countriesMissing: 'No podemos mostrar los países en este momento. Inténtelo de nuevo en unos minutos.',
  },
  ILD: {
    title: 'Llame a cualquier país desde EE. UU. y pague por uso',
    points: [
      'Activar las llamadas internacionales no cuesta nada. Solo paga los minutos que habla.',
      'Los SMS internacionales son gratis.',
      'Busque un país para ver su tarifa.',
    ],
  },
  DR: {
    title: '¡Roaming fácil dentro de EE. UU.!',
    text: 'Tarifas en redes asociadas en EE. UU.:',
    voiceNote: '*La voz se ofrece sin costo adicional',
  },
  line: 'Línea',
  status: 'Estado del servicio',
  primary: '(Principal)',
  on: 'Activado',
  off: 'Desactivado',
  changing: 'Solicitud en curso',
  turnOn: (service, line) => `: activar ${service} para ${line}`,
  turnOff: (service, line) => `: desactivar ${service} para ${line}`,
  about: (service, line) => `: ${service} para ${line}`,
  unknown: 'No podemos mostrarlo en este momento. Vuelva a cargar la página en unos minutos.',
  noLines: 'Podrá activarlo cuando una de sus líneas esté activa.',
  disconnected: 'Desconectada',
  usage: {
    countries: 'Usado en',
    data: 'Datos',
    voice: 'Voz',
    minutes: (count) => `${count} min`,
    sms: 'SMS',
    country: 'País',
    calls: 'Llamadas internacionales por país',
    none: 'No tiene consumo en el ciclo de facturación seleccionado.',
    note: 'Solo paga lo que usa. Los detalles están en su factura.',
  },
  after: {
    readAgain: (supportNumber) =>
      `No se aceptó su solicitud. Así está el servicio ahora. Inténtelo de nuevo, o llámenos al ${supportNumber}.`,
    inProgress:
      'No se aceptó su solicitud porque otro cambio de este servicio sigue en curso. Así está el servicio ahora. ' +
      'Inténtelo de nuevo en unos minutos.',
    noEffect: ({ service, line, was }, supportNumber) =>
      `Se aceptó su solicitud. ${service} para ${line}: sigue ${was}. Vuelva a revisarlo en unos ` +
      `minutos. Si nada ha cambiado, llámenos al ${supportNumber}.`,
    callCare: (service, supportNumber) =>
      `No se pudo completar su solicitud de activación de ${service} en este momento. Comuníquese con Atención al ` +
      `cliente al ${supportNumber} para recibir ayuda.`,
  },
  error: { home: 'Volver al inicio' },
};
