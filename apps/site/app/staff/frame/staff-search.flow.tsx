import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, pagedListVerbs, searchBoxView, withPorts } from '@pgm/machines/kit';
import { type FoundRecord, recordSearchMachine } from '@pgm/machines/staff/record-search';
import { Combobox } from '@pgm/ui/forms/combobox';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';
import type { StaffRights } from '../kit/staff-rights.ts';
import { findRecords } from './find-records.ts';
import { type NamedPage, findPages } from './find-pages.ts';

/** The search for records with the site's implementation. */
export const siteRecordSearchMachine = withPorts(recordSearchMachine)({
  actors: {
    fetchPage: fromPromise<Result<Page<FoundRecord>>, PageQuery<StaffRights>>(
      async ({ input: { search, filter }, signal }) => {
        if (filter === undefined) return ok({ items: [], pageCount: 1 });
        const result = await findRecords(staffClient(), search, filter, signal);
        return result.ok ? ok({ items: result.value, pageCount: 1 }) : result;
      },
    ),
  },
});

interface StaffSearchProps {
  /** The pages that the user may open; the labels are English. */
  readonly pages: readonly NamedPage[];
  readonly rights: StaffRights;
}

/** The search of the staff area: pages, orders, members and products in one box; ⌘K and Ctrl K lead to it. */
export function StaffSearchFlow({ pages, rights }: StaffSearchProps) {
  const actor = useActorRef(siteRecordSearchMachine, { input: { filter: rights } });
  const navigate = useNavigate();
  return <StaffSearchScreen actor={actor} pages={pages} onOpen={(href) => void navigate(href)} />;
}

interface StaffSearchScreenProps extends Pick<StaffSearchProps, 'pages'> {
  readonly actor: ActorRefFrom<typeof siteRecordSearchMachine>;
  readonly onOpen: (href: string) => void;
}

/** The box of the search for any state of its actor. */
export function StaffSearchScreen({ actor, pages, onOpen }: StaffSearchScreenProps) {
  const { t } = useLanguage();
  const [{ status, items, search }, verbs] = useFlow(actor, searchBoxView, pagedListVerbs);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focusByKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      // In a text that is being written, the key sets a link.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      // The search of the shop listens to the same key.
      event.preventDefault();
      event.stopPropagation();
      box.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', focusByKey, { capture: true });
    return () => removeEventListener('keydown', focusByKey, { capture: true });
  }, []);
  return (
    <div ref={box} className="[&_label]:sr-only">
      <Combobox
        label="Search the staff area"
        placeholder={t('Search')}
        value={null}
        text={search}
        options={[
          ...findPages(pages, search, t).map(({ href, label }) => ({ value: href, label })),
          ...items.map(({ href, name, kind }) => ({ value: href, label: name, detail: t(kind) })),
        ]}
        status={status}
        onRetry={verbs.retry}
        onTextChange={verbs.search}
        onChange={(option) => {
          if (option === null) return;
          onOpen(option.value);
          verbs.search('');
        }}
      />
    </div>
  );
}
