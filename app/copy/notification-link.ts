import { words } from './common.ts';

export const notificationLinkMessages = words({
  en: { tellMe: 'Tell me when it’s done', notifications: 'Notifications' },
  es: { tellMe: 'Avíseme cuando esté listo', notifications: 'Notificaciones' },
});
