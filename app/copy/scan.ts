import { words } from './common.ts';

/** Of the button that reads a number from a barcode with the camera (ACTIVATE-47). */
export const scanMessages = words({
  en: {
    start: 'Scan the barcode',
    stop: 'Stop the camera',
    failed: 'The camera can’t be used. Type the number instead.',
  },
  es: {
    start: 'Escanear el código de barras',
    stop: 'Detener la cámara',
    failed: 'No se puede usar la cámara. Escriba el número.',
  },
});
