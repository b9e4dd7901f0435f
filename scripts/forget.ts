import { operatorCommand } from './operator-command.ts';

process.exitCode = await operatorCommand('forget', process.argv.slice(2), { env: process.env, print: console.log });
