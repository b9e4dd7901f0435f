import * as z from 'zod/mini';
import { plainText } from '#rpc/domain/intake/text.ts';
import { allOn, type FeatureFlags } from '#rpc/domain/feature-flags.ts';
import { withTimeout } from './account/with-timeout.ts';
import { clock } from './clock.ts';
import type { Env } from './env.ts';

/** A text of a banner: of one line, and short enough for a phone. */
const Text = z.string().check(z.overwrite(plainText), z.minLength(1), z.maxLength(300));

/** Possible values of the feature flags. */
export const SwitchesSchema = z.strictObject({
  disabledKinds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
  pollIntervalFactor: z.number().check(z.minimum(1), z.maximum(60)),
  sockets: z.boolean(),
  banner: z.optional(z.strictObject({ en: Text, es: Text })),
  maintenance: z.optional(z.strictObject({ minutes: z.int().check(z.minimum(1), z.maximum(720)) })),
});

/** Key under which KV stores all flags. */
export const switchesKey = 'switches';
/** Lifetime of the flags in each isolate, and in each of the platform's places. */
const knownMs = 30_000;
/** Maximum time to wait for the flags, in milliseconds. */
const patienceMs = 500;

/** Flags that all objects and requests of an isolate share. */
let cachedFlags: { at: number; switches: FeatureFlags } | undefined;

/**
 * The switches as they are, at most 30 s late. All is on where none is set; where they cannot be read they stay as they
 * were known, and all is on where nothing was (SAFETY-55).
 */
export async function readSwitches({ SWITCHES }: Pick<Env, 'SWITCHES'>): Promise<FeatureFlags> {
  if (cachedFlags && Math.abs(clock.now() - cachedFlags.at) < knownMs) return cachedFlags.switches;
  const earlierFlags = knownSwitches();
  // Value of the flags; undefined without a reply in time, null where nothing is set.
  const pending = SWITCHES?.get(switchesKey, { type: 'json', cacheTtl: knownMs / 1_000 }).catch(() => undefined);
  const answer: unknown = SWITCHES ? await withTimeout(patienceMs, pending) : null;
  // Flags that were set or read in the meantime are newer than the result of this read.
  if (knownSwitches() !== earlierFlags) return knownSwitches();
  const parsed = SwitchesSchema.safeParse(answer ?? allOn);
  const isRead = answer !== undefined && parsed.success;
  const switches = isRead ? parsed.data : knownSwitches();
  noteSwitches(switches);
  return switches;
}

/** Stores flags in this isolate that were just set or read. */
export function noteSwitches(switches: FeatureFlags): void {
  cachedFlags = { at: clock.now(), switches };
}

/** Returns the flags that this isolate read last, for work that cannot wait. */
export function knownSwitches(): FeatureFlags {
  return cachedFlags?.switches ?? allOn;
}
