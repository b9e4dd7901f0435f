import { dispatch } from './ops/dispatch.ts';

process.exitCode = await dispatch(process.argv.slice(2), {
  env: process.env,
  print: console.log,
  printError: console.error,
});
