import type { FrameCopy } from './frame.ts';

export const frameCopyEs: FrameCopy = {
  error: 'Error',
  skip: 'Ir al contenido',
  mainNav: 'Principal',
  areas: { home: 'Inicio', account: 'Cuenta', services: 'Servicios', support: 'Asistencia', settings: 'Configuración' },
  help: 'Ayuda',
  signIn: 'Iniciar sesión | Activar',
  menu: 'Menú',
  menuOf: ': abrir su menú',
  profile: 'Perfil',
  logOut: 'Cerrar sesión',
  helpAndSupport: 'Ayuda y asistencia',
  welcomeCenter: 'Centro de bienvenida',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  copyright: (year, holder) => `© ${year} ${holder}`,
  backHome: 'Volver al inicio',
  newTab: ' (se abre en una pestaña nueva)',
};
