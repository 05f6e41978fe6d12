import { type searchMachine, searchVerbs, searchView } from '@pgm/machines/search';
import { useLanguage } from '@pgm/ui/language';
import { SearchPalette } from '@pgm/ui/search-palette';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { hrefOfOption, paletteOption } from './search-option.ts';
import { siteSearchMachine } from './search.ts';

interface SearchFlowProps {
  /** What has been typed elsewhere already; looked for at once. Default nothing. */
  readonly query?: string;
  /** The person is done: take the flow off the page. */
  readonly onClose: () => void;
}

/** The search palette; it is open for as long as it is on the page. */
export default function SearchFlow({ query = '', onClose }: SearchFlowProps) {
  const { language } = useLanguage();
  const actor = useActorRef(siteSearchMachine(language));
  const navigate = useNavigate();
  const close = useEffectEvent(onClose);
  const go = useEffectEvent((href: string) => void navigate(href));
  useEffect(() => {
    const going = actor.on('search.go', ({ option }) => {
      close();
      go(hrefOfOption(option));
    });
    const closing = actor.on('search.close', () => close());
    return () => {
      going.unsubscribe();
      closing.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (query !== '') searchVerbs(actor.send).changeText(query);
  }, [actor, query]);
  return <SearchScreen actor={actor} onClose={onClose} />;
}

interface SearchScreenProps {
  readonly actor: ActorRefFrom<typeof searchMachine>;
  readonly onClose?: () => void;
}

const nothing = () => undefined;

/** The palette in whatever state its actor is. */
export function SearchScreen({ actor, onClose = nothing }: SearchScreenProps) {
  const { options, ...facts } = searchView(useSelector(actor, (snapshot) => snapshot));
  const verbs = searchVerbs(actor.send);
  return (
    <SearchPalette
      {...facts}
      options={options.map(paletteOption)}
      shopHref="/products/"
      onType={verbs.changeText}
      onMove={verbs.moveActive}
      onChoose={verbs.choose}
      onSubmit={verbs.submit}
      onEscape={verbs.escape}
      onClose={onClose}
      onRetry={verbs.retry}
      onRemoveRecent={verbs.removeRecent}
      onClearRecent={verbs.clearRecent}
    />
  );
}
