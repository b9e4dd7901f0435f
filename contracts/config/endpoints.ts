import { z } from 'zod';
import { endpoint, noun } from '../endpoint.ts';
import { ConfigKeys } from './vocabulary.ts';

export const config = noun('config', {
  keys: endpoint({
    service: 'auth',
    call: 'GET config/keys',
    summary: 'Remote config keys',
    concerns: 'nobody',
    input: z.strictObject({}),
    reply: ConfigKeys,
    assumed: 'One flat object of texts.',
  }),
});
