import { formBody, type HttpClient, httpClient } from './http-client.ts';
import { portalUrl } from './ports.ts';
import { formAction } from './sign-in.ts';
import { Visitor } from './visitor.ts';
import { Walker } from './walker.ts';

/** An address of an agent whom no other test has: tries of codes are counted for each. */
export const newAgent = () => `agent-${crypto.randomUUID()}@care.example.test`;

/** An agent of the care team without a browser, with cookies of their own. @param email typed at the provider */
export async function agentWalker(email = newAgent(), http: HttpClient = httpClient()): Promise<Walker> {
  const asked = await http.fetch(`${portalUrl}/care/login`);
  await http.fetch(await formAction(asked), formBody({ email }));
  return new Walker(new Visitor({ http })).open('/care');
}
