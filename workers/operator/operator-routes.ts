import { Hono } from 'hono';
import type { Bindings } from '../variables.ts';
import { find } from './find-account.ts';
import { listActs } from './list-acts.ts';
import { guard } from './operator-guard.ts';
import { recheck, settle, show } from './operations.ts';
import { endAgent, endSessions, forget } from './people.ts';
import { exportActs, readAudit } from './read-audit.ts';
import { setSwitch } from './set-switch.ts';

/** Routes of the operator's commands (`npm run ops`; docs/operations/commands.md). */
export const operator = new Hono<Bindings>();

operator.use('/operator/*', guard);
operator.post('/operator/find', find);
operator.post('/operator/show', show);
operator.post('/operator/recheck', recheck);
operator.post('/operator/settle', settle);
operator.post('/operator/forget', forget);
operator.post('/operator/end-sessions', endSessions);
operator.post('/operator/end-agent', endAgent);
operator.post('/operator/audit', readAudit);
operator.post('/operator/acts', listActs);
operator.post('/operator/export-acts', exportActs);
operator.post('/operator/switch', setSwitch);
operator.all('/operator/*', (c) => c.json({ error: 'not found' }, 404));
