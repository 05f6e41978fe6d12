import { REGISTER_KINDS, type RegisterKind } from '@pgm/api/contract';
import {
  registerDownloadMachine,
  registerDownloadVerbs,
  registerDownloadView,
} from '@pgm/machines/staff/register-download';
import { withPorts } from '@pgm/machines/kit';
import { Registers } from '@pgm/ui/staff/registers';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { saveFile } from '#app/kit/save-file.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { staffClient } from '../kit/staff-client.ts';

const WORDS: Readonly<Record<RegisterKind, { readonly title: string; readonly text: string }>> = {
  sales: { title: 'Sales', text: 'A row for each HSN and rate of each invoice.' },
  'credit-notes': { title: 'Credit notes', text: 'A row for each HSN and rate of each credit note.' },
  hsn: { title: 'HSN summary', text: 'Invoices less credit notes, by HSN and rate.' },
  grievances: {
    title: 'Grievances',
    text: 'A row for each complaint of the period: what was done about it, and whether in time.',
  },
};

/** The download of registers with the site's implementation. */
export const siteRegisterDownloadMachine = withPorts(registerDownloadMachine)({
  actors: {
    fetchRegister: fromPromise(({ input: { kind, ...period }, signal }) =>
      staffClient().registers.fetch(kind, period, signal),
    ),
  },
});

/** The registers page at any state of its actor. */
export function RegistersScreen({ actor }: { readonly actor: ActorRefFrom<typeof registerDownloadMachine> }) {
  const [facts, { change, download }] = useFlow(actor, registerDownloadView, registerDownloadVerbs);
  return (
    <StaffPage title="Registers">
      <Registers
        {...facts}
        registers={REGISTER_KINDS.map((kind) => ({ kind, ...WORDS[kind] }))}
        onChange={change}
        onDownload={(wanted) => {
          const kind = REGISTER_KINDS.find((one) => one === wanted);
          if (kind) download(kind);
        }}
      />
    </StaffPage>
  );
}

export const meta = privateMeta('Registers');

/** The registers: of sales and credit notes, for the tax returns, and of grievances. */
export default function RegistersPage() {
  const actor = useActorRef(siteRegisterDownloadMachine);
  useEmitted(actor, {
    'register.fetched': ({ name, text }) => saveFile(name, new Blob([text], { type: 'text/csv' })),
  });
  return <RegistersScreen actor={actor} />;
}
