/** The field in which a waiting page has the form that was sent, sealed (HTTP-26). */
export const keptFormName = '_form';
