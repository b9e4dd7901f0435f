import { operatorCommand } from './operator-command.ts';

process.exitCode = await operatorCommand('end-sessions', process.argv.slice(2), {
  env: process.env,
  print: console.log,
});
