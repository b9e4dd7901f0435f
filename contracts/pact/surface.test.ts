import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingChanges, untoldChanges } from './breaking-change.ts';
import { endpointIn } from './pact-file.ts';
import { type Surface, surface } from './surface.ts';

const contracts = new URL('../', import.meta.url);
const released = JSON.parse(readFileSync(new URL('released.json', contracts), 'utf8')) as {
  readonly version: string;
  readonly surface: Surface;
};
const changelog = readFileSync(new URL('CHANGELOG.md', contracts), 'utf8');

const now = surface();

describe('a change of the contracts', () => {
  it('has a line in CHANGELOG.md under a raised version (then run scripts/release-contracts.ts)', () => {
    expect(untoldChanges(breakingChanges(released.surface, now), released.version, changelog)).toEqual([]);
  });
});

/** A change of the source: in a file below `contracts`, the first place of a pattern becomes something else. */
type Patch = readonly [file: string, place: RegExp, becomes: string];

const folder = resolve(import.meta.dirname, '../../.cache/patched-contracts');
beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let count = 0;
/** What the contracts ask for after a change of their source. */
async function patchedSurface(patches: readonly Patch[]): Promise<Surface> {
  const outfile = join(folder, `${count++}.mjs`);
  const undone = new Set(patches);
  await build({
    entryPoints: [join(import.meta.dirname, 'surface.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['@pact-foundation/pact'],
    // Where the changelog is, as in a checkout.
    define: { 'import.meta.filename': '"surface.ts"', 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
    plugins: [
      {
        name: 'patches',
        setup: ({ onLoad }) =>
          onLoad({ filter: /contracts\/.*\.ts$/ }, ({ path }) => {
            let contents = readFileSync(path, 'utf8');
            for (const patch of patches.filter(([file]) => path.endsWith(`/contracts/${file}`))) {
              const [, place, becomes] = patch;
              const patched = contents.replace(place, becomes);
              if (patched !== contents) undone.delete(patch);
              contents = patched;
            }
            return { contents, loader: 'ts' };
          }),
      },
    ],
  });
  expect([...undone], 'patches without a place').toEqual([]);
  const module = (await import(pathToFileURL(outfile).href)) as { surface: () => Surface };
  return module.surface();
}

interface Change {
  readonly id: string;
  /** What is said of the change. */
  readonly told: RegExp;
  readonly patches: readonly Patch[];
}

/** The changes with which the gate was tried, each with a call that it concerns. They are made together. */
const changes: Readonly<Record<string, Change>> = {
  'another path': {
    id: 'topup.pulse',
    told: /^is GET \/auth\/v0\/topup\/price instead of/,
    patches: [['topup/endpoints.ts', /topup\/pulse/, 'topup/price']],
  },
  'another name of a field in a list': {
    id: 'topup.group',
    told: /data\.properties\.purchases\.items\.properties\.date$/,
    patches: [
      ['topup/vocabulary.ts', /topupDate:/, 'date:'],
      ['topup/examples.ts', /topupDate:/g, 'date:'],
    ],
  },
  'another code of a refusal': {
    id: 'topup.create',
    told: /resCode\.enum/,
    patches: [
      ['topup/endpoints.ts', /40625/, '40618'],
      ['topup/examples.ts', /40625/, '40618'],
    ],
  },
  'fields in the body instead of the query': {
    id: 'billing.sendInvoice',
    told: /^is sent otherwise/,
    patches: [['billing/endpoints.ts', /inQuery: \[[^\]]*\],/, '']],
  },
  'another fixed parameter': {
    id: 'order.create',
    told: /parameters.*const/,
    patches: [['order/endpoints.ts', /doPayment: 'false'/, "doPayment: 'true'"]],
  },
  'a form instead of text': {
    id: 'payment.cardPage',
    told: /requestBody.*(text\/plain|form)/,
    patches: [['payment/endpoints.ts', /body: 'text',/, '']],
  },
  'another word in a request': {
    id: 'tax.byCustomer',
    told: /requestBody.*type\.enum/,
    patches: [['tax/vocabulary.ts', /z\.literal\(4\)/, 'z.literal(4), z.literal(8)']],
  },
  'a limit above no bytes': {
    id: 'usage.current',
    told: /inimum/,
    patches: [['usage/vocabulary.ts', /maxBytes: Bytes/, 'maxBytes: Bytes.check(z.positive())']],
  },
  'no credit': {
    id: 'billing.customer',
    told: /minimum/,
    patches: [['vocabulary.ts', /z\.minimum\(-100_000\)/, 'z.minimum(0)']],
  },
  'a shorter list': {
    id: 'customer.group',
    told: /maxItems/,
    patches: [['customer/endpoints.ts', /z\.maxLength\(50\)/, 'z.maxLength(6)']],
  },
  'other names in a dictionary': {
    id: 'catalog.planDetail',
    told: /propertyNames/,
    patches: [['catalog/vocabulary.ts', /\^\[2-6\]\$/, '^[1-6]$']],
  },
  'a field that may no longer be wrong': {
    id: 'activation.status',
    told: /x-left-out-if-wrong/,
    patches: [['activation/vocabulary.ts', /inessential\(EsimActivationCode\)/, 'z.optional(EsimActivationCode)']],
  },
  'an example at another time': {
    id: 'order.track',
    told: /^is verified in another state/,
    patches: [['order/examples.ts', /after: 2 \* day/, 'after: day / 2']],
  },
  'another value on which the portal decides': {
    id: 'coverage.zipAvailability',
    told: /^needs another reply in/,
    patches: [['coverage/examples.ts', /isValid: false/, 'isValid: true']],
  },
  'another service': {
    id: 'topup.group',
    told: /^is GET \/catalog\/v0\/topup\/group/,
    patches: [['topup/endpoints.ts', /service: 'auth'(?=,\s+call: 'GET topup\/group)/, "service: 'catalog'"]],
  },
  'ids that may be no numbers': {
    id: 'topup.group',
    told: /x-takes/,
    patches: [['vocabulary.ts', /takes: 'number for text'/, '']],
  },
  'another name of a field': {
    id: 'topup.pulse',
    told: /data\.properties\.cost$/,
    patches: [
      ['topup/vocabulary.ts', /pulseCost:/, 'cost:'],
      ['topup/examples.ts', /pulseCost:/, 'cost:'],
    ],
  },
  'a smaller greatest number': {
    id: 'topup.pulse',
    told: /maximum/,
    patches: [['vocabulary.ts', /z\.maximum\(1024\)/, 'z.maximum(50)']],
  },
  'codes as numbers only': {
    id: 'card.list',
    told: /resCode/,
    patches: [
      ['envelope.ts', /resCode: orNull\(z\.union\(\[z\.number\(\), z\.string\(\)\]\)\)/, 'resCode: orNull(z.number())'],
    ],
  },
  'another word for a success': {
    id: 'config.keys',
    told: /status\.const/,
    patches: [['envelope.ts', /'SUCCESS'/, "'OK'"]],
  },
};

/** The calls that the changes concern alone: some change all calls, and to compare one takes long. */
function concerned({ operations, verified }: Surface): Surface {
  const ids = new Set(Object.values(changes).map(({ id }) => id));
  return {
    operations: operations.filter((operation) => operation.ids.some((id) => ids.has(id))),
    verified: Object.fromEntries(Object.entries(verified).filter(([description]) => ids.has(endpointIn(description)))),
  };
}

describe('the gate', () => {
  let found: ReturnType<typeof breakingChanges>;
  beforeAll(async () => {
    const patched = await patchedSurface(Object.values(changes).flatMap(({ patches }) => patches));
    found = breakingChanges(concerned(now), concerned(patched));
  });

  it.each(Object.entries(changes))(
    'refuses %s without a line and a raised version, and takes it with them',
    (_, change) => {
      const { id, told } = change;
      const untold = (text: string) => untoldChanges(found, '3.1.0', text).map((one) => one.id);
      expect(found.filter((one) => one.id === id && one.raises === 'major').map(({ what }) => what)).toContainEqual(
        expect.stringMatching(told),
      );
      expect(untold('## 3.1.0\n')).toContain(id);
      expect(untold('## 3.2.0\n\n- `*`: told\n')).toContain(id);
      expect(untold('## 4.0.0\n\n- nothing of it\n')).toContain(id);
      expect(untold(`## 4.0.0\n\n- \`${id}\`: told\n`)).not.toContain(id);
      expect(untold('## 4.0.0\n\n- `*`: told\n\n## 3.1.0\n')).toEqual([]);
      expect(untold('## 4.0.0\n\n## 3.1.0\n\n- `*`: told\n')).toContain(id);
    },
  );

  it('takes what has not changed, a field that may be absent, a wider range and a call that is new', async () => {
    const patched = await patchedSurface([
      ['topup/vocabulary.ts', /pulseCost: UnitPrice/, 'pulseCost: UnitPrice, tip: z.optional(UnitPrice)'],
      ['customer/endpoints.ts', /z\.maxLength\(50\)/, 'z.maxLength(60)'],
    ]);
    expect(breakingChanges(now, patched)).toEqual([]);
    const { operations, verified } = now;
    const known = Object.entries(verified).filter(([description]) => !description.startsWith('topup.pulse '));
    const without = {
      operations: operations.filter(({ ids }) => !ids.includes('topup.pulse')),
      verified: Object.fromEntries(known),
    };
    expect(breakingChanges(without, now)).toEqual([]);
    expect(breakingChanges(now, without)).toEqual([]);
  });

  it('requires a minor version if a known call has one more example', () => {
    const { 'order.track replies (3)': added, ...verified } = now.verified;
    expect(added).toBeDefined();
    const all = breakingChanges({ ...now, verified }, now);
    expect(untoldChanges(all, '3.0.0', '## 3.0.1\n\n- `order.*`: told\n')).toMatchObject([{ raises: 'minor' }]);
    expect(untoldChanges(all, '3.0.0', '## 3.1.0\n\n- `order.*`: told\n')).toEqual([]);
  });
});
