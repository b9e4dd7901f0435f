import { proxyCommand } from '#contracts/kit/proxy/command.ts';

process.exitCode = await proxyCommand(process.argv.slice(2));
