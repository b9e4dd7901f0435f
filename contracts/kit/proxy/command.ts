import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startProxy } from './proxy.ts';

// Without a language, the message of every zod/mini error is “Invalid input”.
z.config(z.locales.en());

const usage = (called: string) => `Passes traffic to a carrier, and counts where it is not as the contracts say.

${called} --carrier URL [options]

  --carrier URL    the origin of the carrier
  --port N         where it listens, on this machine only (4610)
  --report FILE    writes the counts as JSON when it ends

It ends with Ctrl-C, and then prints what drifts by endpoint and field. It keeps no value of the traffic: no path, no
header, no body. The systems with URLs of their own are not passed through it.`;

const Options = z.strictObject({
  carrier: z.url({ protocol: /^https?$/ }),
  port: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4610),
  report: z.optional(z.string()),
});

/** Runs the command until it is interrupted. @returns its exit code: 1 when something drifts, 2 for wrong options */
export async function runProxy(args: readonly string[], called = 'npm run lab -- contract-proxy'): Promise<0 | 1 | 2> {
  let options: z.output<typeof Options>;
  try {
    const names = ['carrier', 'port', 'report'] as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        ...(Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<string, { type: 'string' }>),
      },
    });
    if (values.help) {
      console.log(usage(called));
      return 0;
    }
    options = Options.parse(values);
  } catch (thrown) {
    console.error(`${thrown instanceof z.core.$ZodError ? z.prettifyError(thrown) : (thrown as Error).message}\n`);
    console.error(usage(called));
    return 2;
  }
  const { url, report, stop } = await startProxy(options);
  console.log(`${url} passes traffic to ${options.carrier}; Ctrl-C ends it`);
  await new Promise<void>((resolve) => {
    // Ctrl-C arrives more than once: from the terminal, npm and run.js.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  await stop();
  console.log(report.asText());
  if (options.report) await writeFile(options.report, `${JSON.stringify(report.asJson(), null, 2)}\n`);
  return report.hasDrift ? 1 : 0;
}
