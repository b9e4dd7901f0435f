const element = Symbol.for('react.element');

/**
 * Makes an element as `react/jsx-runtime` does, for which this stands (stand-ins.ts), but with the properties as they
 * are, as React does from 19 on: copying them took a tenth of a render (ADR-006). No component here has a ref or
 * defaults for its properties. React's module is CommonJS besides: each of the 2,700 elements of the pages would look
 * its function up in an object (1.5 KB gzip).
 */
export function jsx(type: unknown, props: object, key?: string | number) {
  return { $$typeof: element, type, key: key === undefined ? null : `${key}`, ref: null, props, _owner: null };
}

export const Fragment = Symbol.for('react.fragment');

export { jsx as jsxs };
