import { words } from '#app/copy/common.ts';

export const checklistMessages = words({
  en: {
    /** `line` is "Dana’s line" or "your second line". */
    title: (line: string) => `Activate ${line}`,
    /** Title above more than one line. */
    lines: (count: number) => `${count} lines to activate`,
    ready: 'Have these ready',
    about: 'It takes about 5 minutes. You can stop at any time and continue later, on any device.',
    device: 'A compatible device that’s unlocked and paid off.',
    esimDevice: 'A compatible device that supports eSIM and is unlocked and paid off.',
    imei: 'The device’s IMEI, which has 15 digits.',
    sim: 'Your SIM card. Its number has 19 digits.',
    esim: 'A Wi-Fi connection. There’s no card to wait for.',
    port: 'To keep your number: the account number, PIN and ZIP code from your current carrier. Don’t cancel it yet.',
    activate: 'Activate Line',
    /** To a member of a group whose line can’t be activated yet. */
    hello: (name: string) => `Hi ${name}`,
  },
  es: {
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
  },
});
