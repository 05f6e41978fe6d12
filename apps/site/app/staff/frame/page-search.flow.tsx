import { pageSearchMachine, pageSearchVerbs, pageSearchView } from '@pgm/machines/staff/page-search';
import { Combobox } from '@pgm/ui/forms/combobox';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';

interface PageSearchProps {
  /** The pages that the user may open; the labels are English. */
  readonly pages: readonly { readonly href: string; readonly label: string }[];
}

/** The search over the pages of the staff area; ⌘K and Ctrl K lead to it. */
export function PageSearchFlow({ pages }: PageSearchProps) {
  const actor = useActorRef(pageSearchMachine);
  const navigate = useNavigate();
  useEmitted(actor, { 'page.chosen': ({ href }) => void navigate(href) });
  return <PageSearchScreen actor={actor} pages={pages} />;
}

/** The box of the search for any state of its actor. */
export function PageSearchScreen({
  actor,
  pages,
}: PageSearchProps & { readonly actor: ActorRefFrom<typeof pageSearchMachine> }) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const options = pages.map(({ href, label }) => ({ value: href, label: t(label) }));
  const view = useSelector(actor, (snapshot) => pageSearchView(snapshot, options));
  const { changeText, choose } = pageSearchVerbs(actor.send);
  useEffect(() => {
    const focusByKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
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
        label="Search pages"
        placeholder={t('Pages')}
        value={null}
        text={view.text}
        options={view.pages}
        onTextChange={changeText}
        onChange={(option) => option && choose(option.value)}
      />
    </div>
  );
}
