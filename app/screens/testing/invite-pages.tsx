import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { invitationsModel } from '#app/ui/testing/sample-invitations.ts';
import { no } from '#app/ui/testing/sample.ts';
import { InviteView } from '../invite/form/view.tsx';
import type { NamedPage } from './named-page.ts';

/** Inviting friends, in each of its states. */
export const invitePages: NamedPage[] = [
  ['invite', <InviteView model={invitationsModel()} />],
  [
    'invite, wrong',
    <InviteView
      model={invitationsModel()}
      again={{ error: { email1: ['123'] }, initialValue: { email1: 'nobody', more: 'yes' } }}
    />,
  ],
  ['invite, closed', <InviteView model={invitationsModel({ decision: no('invitations-closed') })} />],
  ['invite, none left', <InviteView model={invitationsModel({ rows: { most: 0, first: 0 } })} />],
  [
    'invite, no more granted',
    <InviteView
      model={invitationsModel({ rows: { most: 0, first: 0 } })}
      again={{ error: { ask: ['123'] }, initialValue: { ask: 'yes' } }}
    />,
  ],
  [
    'invite, little known',
    <InviteView
      model={invitationsModel({ credit: undefined, invited: { kind: 'unreadable' }, results: { kind: 'unreadable' } })}
    />,
  ],
  [
    'invite, one left out',
    <InviteView
      model={invitationsModel({
        after: entryOf({ kind: 'invite', friends: 1 }),
        skipped: [{ name: 'Lee', email: '' }],
        left: 25,
        rows: { most: 10, first: 3 },
      })}
    />,
  ],
  ['invite, sent', <InviteView model={invitationsModel({ after: entryOf({ kind: 'invite', friends: 2 }) })} />],
];
