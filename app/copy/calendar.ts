import { words } from './words.ts';

export const calendarLinkMessages = words({
  en: { add: (day: string) => `Add ${day} to your calendar` },
  es: { add: (day) => `Agregar el ${day} a su calendario` },
});
