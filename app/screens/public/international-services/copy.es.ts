import { claim } from '#app/copy/claim.ts';
import type { PageText } from '#app/copy/page-text.ts';
import type { InternationalServicesCopy } from './copy.en.ts';

export const internationalServicesCopyEs: PageText<InternationalServicesCopy> = () => ({
  title: 'Servicios internacionales',
  description:
    `Roaming internacional en ${claim.countries} países sin cargos diarios y llamadas internacionales ` +
    `desde EE. UU. que paga según las usa.`,
  heading: `Roaming internacional en ${claim.countries} países`,
  text:
    'Use su teléfono en el extranjero o llame a otros países desde casa. Ambos servicios están desactivados ' +
    'hasta que usted los active, y activarlos no cuesta nada.',
  signIn: 'Iniciar sesión para activarlo',
  manage: 'Ir a Servicios',
  roaming: {
    title: '¡Ventajas del roaming sin cargos diarios!',
    text: `Roaming internacional: siga en contacto mientras viaja al extranjero, en ${claim.countries} países.`,
    points: [
      'Siga en contacto mientras viaja, con su propio teléfono y su número.',
      'Puede activarlo en línea el mismo día del viaje, sin costo adicional.',
      'La voz, los SMS y los datos son de pago por uso: paga lo que usa, y nada los días en que no los usa.',
    ],
  },
  calling: {
    title: 'Llame a cualquier país desde EE. UU. y pague por uso',
    text: 'Llamadas internacionales (ILD): llame a cualquier lugar del mundo desde EE. UU.',
    points: [
      'Actívelas sin costo adicional.',
      'Los SMS internacionales son gratuitos.',
      'Consulte la tarifa de cada país antes de llamar. Las tarifas se muestran con 2 decimales.',
    ],
  },
  ildTerms: {
    title: 'Llamadas internacionales: los términos en breve',
    payAsYouGo: {
      title: 'ILD de pago por uso',
      points: [
        'Las llamadas se cobran por minuto completo.',
        'El saldo vence 180 días después de la última vez que lo usó.',
        'Si su línea se suspende, vence 30 días después de la suspensión.',
      ],
    },
    unlimited: {
      title: 'ILD ilimitada',
      points: [
        'Llame a un máximo de 15 números de destino distintos en cada ciclo.',
        'Un ciclo vence 30 días después de haberse pagado o renovado.',
      ],
    },
    link: 'Leer el acuerdo completo',
  },
  steps: {
    title: 'Cómo activarlo',
    list: [
      'Inicie sesión y abra Servicios.',
      'Elija Roaming internacional o Llamadas internacionales y consulte las tarifas del país al que va a ' +
        'viajar o llamar.',
      'Actívelo en las líneas que lo necesiten. Estará listo en minutos.',
    ],
  },
  travel: {
    title: 'Antes de viajar',
    points: [
      'Verifique que el país al que viaja esté en la lista de tarifas.',
      'Al llegar, active los datos en roaming en la configuración de su teléfono.',
      'Use Wi-Fi para las actualizaciones y el video: son lo que más datos consume.',
      'El detalle de lo que usó está en su factura.',
    ],
  },
  help: '¿Preguntas antes de viajar? Llame al',
});
