// Runs a tool of this folder: `npm run lab -- NAME [arguments]`. Without a name it lists them.
import { argv, execPath } from 'node:process';
import { toolList, tools } from './tools.ts';
import { root } from '../scripts/root.ts';

const [name, ...rest] = argv.slice(2);
const tool = tools.get(name ?? '');
if (name === undefined) {
  console.log(`npm run lab -- NAME [arguments]\n\n${toolList()}`);
} else if (tool === undefined) {
  console.error(`No tool is named ${name}. There are:\n\n${toolList()}`);
  process.exitCode = 2;
} else {
  // Runs the tool in this process, so that its signals and exit code need no forwarding.
  process.argv = [execPath, `${root}lab/${tool.file}`, ...(tool.first ?? []), ...rest];
  await import(`./${tool.file}`);
}
