import { words } from './common.ts';

/** Words of the button that scans a barcode's number with the camera (ACTIVATE-47). */
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
