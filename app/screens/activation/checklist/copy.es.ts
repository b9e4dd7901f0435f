import type { ChecklistCopy } from './copy.en.ts';

export const checklistCopyEs: ChecklistCopy = {
  title: (line) => `Activar ${line}`,
  lines: (count) => `${count} líneas por activar`,
  ready: 'Tenga esto a mano',
  about: 'Toma unos 5 minutos. Puede detenerse y continuar después, en cualquier dispositivo.',
  device: 'Un dispositivo compatible, desbloqueado y pagado por completo.',
  esimDevice: 'Un dispositivo compatible que admita eSIM, desbloqueado y pagado por completo.',
  imei: 'El IMEI del dispositivo: 15 dígitos.',
  sim: 'Su tarjeta SIM. Su número tiene 19 dígitos.',
  esim: 'Una conexión Wi-Fi. No tiene que esperar ninguna tarjeta.',
  port: 'Para conservar su número: número de cuenta, PIN y código postal en su compañía actual. No la cancele aún.',
  activate: 'Activar línea',
  hello: (name) => `Hola, ${name}`,
};
