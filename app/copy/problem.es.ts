import type { ProblemCopy } from './problem.en.ts';

export const problemCopyEs: ProblemCopy = {
  fallback: { title: '¡Vaya!', text: 'Algo salió mal. Inténtelo de nuevo.' },
  generic: {
    title: 'Algo salió mal',
    retry: 'No podemos procesar esta solicitud en este momento; inténtelo de nuevo en unos minutos',
  },
  unchanged: 'No se cambió nada.',
  tryAgain: 'INTENTAR DE NUEVO',
  letsTalk: {
    title: 'Hablemos',
    text: 'Lo sentimos. El servicio que intenta usar o actualizar no está disponible por el momento.',
    call: 'Llámenos al',
  },
  errorSummary: 'Hay un problema',
  call: 'Llamar al',
  callUs: 'Llámenos:',
  dismiss: 'Cerrar',
};
