/** Name of the field with the sealed form on a loading page (HTTP-26). */
export const keptFormName = '_form';
