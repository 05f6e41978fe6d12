import { type searchMachine, searchVerbs, searchView } from '@pgm/machines/catalogue/search';
import { useLanguage } from '@pgm/ui/foundations/language';
import { SearchPalette } from '@pgm/ui/catalogue/search-palette';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toOptionHref, paletteOption } from './search-option.ts';
import { siteSearchMachine } from './search.ts';

interface SearchFlowProps {
  /** The text that was already typed in another box; it is searched at once. Default: empty. */
  readonly query?: string;
  /** Called when the user is done: remove the flow from the page. */
  readonly onClose: () => void;
}

/** The search palette; it is open while it is mounted. */
export default function SearchFlow({ query = '', onClose }: SearchFlowProps) {
  const { language } = useLanguage();
  const actor = useActorRef(siteSearchMachine(language));
  const navigate = useNavigate();
  useEmitted(actor, {
    'search.go': ({ option }) => {
      onClose();
      void navigate(toOptionHref(option));
    },
    'search.close': onClose,
  });
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

/** The screen of the palette for any state of its actor. */
export function SearchScreen({ actor, onClose = nothing }: SearchScreenProps) {
  const [{ options, ...facts }, verbs] = useFlow(actor, searchView, searchVerbs);
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
