import type { AppLoadContext } from '@remix-run/cloudflare';
import type { PageContext } from './ui/page-context.tsx';

export type RootData = PageContext & {
  formError: boolean;
  signedIn: boolean;
  /** The origin of the brand's pages, for addresses that leave the page. */
  origin: string;
};

/** Reads the facts that every page needs, problem pages included. Never throws. */
export async function rootDataOf(context: AppLoadContext): Promise<RootData> {
  const { brand, now, timeZone, today, tokens, lite, language, requestId, path, query, signedIn, origin } = context;
  const { signedInRecently, signedInAgain, notice, quiet, push, capabilities, showsSupport } = context;
  const { me, services } = await context.me();
  return {
    brand,
    now,
    timeZone,
    today,
    tokens,
    lite,
    language,
    requestId,
    path,
    query,
    signedIn,
    signedInRecently,
    signedInAgain,
    isFormRefused: context.isFormRefused,
    origin,
    notice,
    quiet,
    push,
    nav: { services },
    capabilities,
    showsSupport,
    formError: context.formError ?? false,
    me,
  };
}
