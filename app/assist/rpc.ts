import { createTRPCClient, httpLink } from '@trpc/client';
import type { PublicRouter } from '#rpc/public-router.ts';

/** The intents of visitors. Everything is a POST, so that nothing typed is in a URL (PUBLIC-14). */
export const rpc = createTRPCClient<PublicRouter>({
  links: [httpLink({ url: '/rpc/public', methodOverride: 'POST', headers: { 'x-portal': '1' } })],
});
