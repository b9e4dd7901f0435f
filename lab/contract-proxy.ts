import { runProxy } from '#contracts/kit/proxy/command.ts';

process.exitCode = await runProxy(process.argv.slice(2));
