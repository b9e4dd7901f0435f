import type { NoLinesCopy } from './no-lines.en.ts';

export const noLinesCopyEs: NoLinesCopy = {
  disabled: {
    title: 'Su cuenta está inhabilitada',
    text: 'Sus líneas no se pueden usar ni cambiar por ahora. Para saber por qué, llame al',
  },
  empty: 'No tenemos líneas que mostrar en su cuenta. Si cree que es un error, llame al',
};
