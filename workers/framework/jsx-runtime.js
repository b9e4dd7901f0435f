// Stands for `react/jsx-runtime` (stand-ins.ts), which is CommonJS: each of the 2,700 elements of the pages
// would look its function up in the package's object (1.5 KB gzip).
import runtime from '../../node_modules/react/cjs/react-jsx-runtime.production.min.js';

export const { jsx, jsxs, Fragment } = runtime;
