import { commonMessages, words } from './common.ts';
import type { OrderStepName } from '#rpc/domain/order.ts';
import type { Action } from '#rpc/domain/decision.ts';
import type { PortStepName } from '#rpc/portal/port-step.ts';

/** Actions with a button on a card; the data switch and the name's icon are separate components. */
export type CardAction = Extract<
  Action,
  'add-data' | 'change-plan' | 'track-order' | 'activate' | 'retry-activation' | 'fix-port' | 'complete-esim-setup'
>;

export const lineCardMessages = words({
  en: {
    /** Words of the buttons, spelled as in the specification. */
    actions: {
      'add-data': 'Add Data',
      'change-plan': 'CHANGE PLAN',
      'track-order': 'TRACK ORDER',
      activate: 'ACTIVATE',
      'retry-activation': commonMessages.en.tryAgain,
      'fix-port': 'Check your details',
      'complete-esim-setup': 'COMPLETE eSIM SETUP',
    } satisfies Record<CardAction, string>,
    seeProgress: commonMessages.en.checkProgress,
    contactSupport: 'Contact support',
    primary: 'Primary',
    /** Label of the icon beside the title; `line` is in the middle of a sentence. */
    editName: (line: string) => `Edit the name of ${line}`,
    /** Words of a rename button in a row that names the line. */
    rename: 'Edit name',
    keeping: 'Moving',
    leftOf: (max: string) => `left of ${max}`,
    left: 'left',
    used: 'used',
    usedOf: (used: string, max: string) => `${used} of ${max} used`,
    usedMeter: (percent: number) => `${percent}% used`,
    unlimited: 'Unlimited data',
    fullSpeed: (max: string) => `Unlimited data. The first ${max} are at full speed.`,
    fullSpeedMeter: (percent: number) => `${percent}% of full-speed data left`,
    daysLeft: (count: number) => (count === 1 ? '1 day left' : `${count} days left`),
    resets: 'resets',
    meter: (percent: number) => `${percent}% left`,
    /** Sentence in place of the data of a suspended line. */
    suspended: 'Data is off while this line is suspended.',
    usage: 'Usage',
    changePlan: 'Change plan',
    /** Quoted text (ERROR-9). */
    usageMissing: 'Failed to load usage history. Kindly refresh the page after some time to try again.',
    /** Steps of a SIM kit, to the letter (ORDER-4), and of a port-in (PORT-2). */
    steps: {
      kit: {
        received: 'Order received',
        processing: 'Processing',
        shipped: 'Order shipped',
        delivered: 'Delivered',
      } satisfies Record<OrderStepName, string>,
      port: {
        sent: 'Sent to your old carrier',
        waiting: 'Waiting for your old carrier',
        fix: 'Needs a correction',
        done: 'Number moved',
      } satisfies Record<PortStepName, string>,
    },
    more: 'Show More Info',
    less: 'Show Less Info',
    info: {
      plan: 'Plan',
      device: 'Device',
      imei: 'IMEI',
      sim: 'SIM type',
      activatedOn: 'Active since',
      firstActivatedOn: 'First activated',
    },
    sim: 'SIM',
    esim: 'eSIM',
    simOrders: 'SIM card orders',
    esimOrder: 'eSIM order',
    imeiEnd: (last: string) => `ends in ${last}`,
  },
  es: {
    actions: {
      'add-data': 'Agregar datos',
      'change-plan': 'CAMBIAR DE PLAN',
      'track-order': 'RASTREAR PEDIDO',
      activate: 'ACTIVAR',
      'retry-activation': commonMessages.es.tryAgain,
      'fix-port': 'Revisar la información',
      'complete-esim-setup': 'COMPLETAR CONFIGURACIÓN DE eSIM',
    },
    seeProgress: commonMessages.es.checkProgress,
    contactSupport: 'Comunicarse con Atención al cliente',
    primary: 'Principal',
    editName: (line) => `Editar el nombre de ${line}`,
    rename: 'Editar nombre',
    keeping: 'Transferencia del',
    leftOf: (max) => `disponibles de ${max}`,
    left: 'disponibles',
    used: 'usados',
    usedOf: (used, max) => `${used} de ${max} usados`,
    usedMeter: (percent) => `${percent}% usado`,
    unlimited: 'Datos ilimitados',
    fullSpeed: (max) => `Datos ilimitados. Los primeros ${max} son a máxima velocidad.`,
    fullSpeedMeter: (percent) => `Queda el ${percent}% de los datos a máxima velocidad`,
    daysLeft: (count) => (count === 1 ? 'Queda 1 día' : `Quedan ${count} días`),
    resets: 'se renuevan el',
    meter: (percent) => `Queda el ${percent}%`,
    suspended: 'Esta línea no tiene datos mientras está suspendida.',
    usage: 'Consumo',
    changePlan: 'Cambiar de plan',
    usageMissing: 'No pudimos cargar cuántos datos ha usado esta línea. Vuelva a cargar la página en un momento.',
    steps: {
      kit: {
        received: 'Pedido recibido',
        processing: 'En preparación',
        shipped: 'Pedido enviado',
        delivered: 'Entregado',
      },
      port: {
        sent: 'Enviado a su compañía anterior',
        waiting: 'Esperando a su compañía anterior',
        fix: 'Falta corregir un dato',
        done: 'Número transferido',
      },
    },
    more: 'Mostrar más información',
    less: 'Mostrar menos información',
    info: {
      plan: 'Plan',
      device: 'Dispositivo',
      imei: 'IMEI',
      sim: 'Tipo de SIM',
      activatedOn: 'Activa desde',
      firstActivatedOn: 'Primera activación',
    },
    sim: 'SIM',
    esim: 'eSIM',
    simOrders: 'Pedidos de tarjeta SIM',
    esimOrder: 'Pedido de la eSIM',
    imeiEnd: (last) => `termina en ${last}`,
  },
});

export type LineCardCopy = typeof lineCardMessages.en;
