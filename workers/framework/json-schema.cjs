// Stands for the part of zod that makes JSON schemas (stand-ins.ts). Every schema refers to it, and the Worker asks none
// for one (6 KB gzip). As CommonJS, because zod imports forty names of it that nothing then calls.
const method = () => () => {
  throw new Error('the Worker makes no JSON schemas');
};
exports.createToJSONSchemaMethod = method;
exports.createStandardJSONSchemaMethod = method;
