import type { OrdinalCopy } from './ordinal.en.ts';

export const ordinalCopyEs: OrdinalCopy = {
  lines: {
    First: 'Primera línea',
    Second: 'Segunda línea',
    Third: 'Tercera línea',
    Fourth: 'Cuarta línea',
    Fifth: 'Quinta línea',
    Sixth: 'Sexta línea',
  },
  unplaced: 'Su línea',
  your: 'su ',
  lineOf: (name) => `la línea de ${name}`,
};
