import { HOME_SLUG, isPartOfSite } from '@pgm/api/contract';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { articleFormMachine } from './article-form.machine.ts';

export { articleFormMachine } from './article-form.machine.ts';
export type { ArticleValues } from './article-values.ts';

/** The facts that the form of an article shows. */
export function articleFormView(snapshot: SnapshotFrom<typeof articleFormMachine>) {
  const facts = recordFormView(snapshot);
  return {
    ...facts,
    /** Whether it is a page of the site or a policy: its address is fixed, and its text has words in braces. */
    isPartOfSite: isPartOfSite(facts.values.kind),
    /** Whether its page can have a heading other than its title. */
    canHaveHeading: facts.values.kind === 'page',
    /** Whether a drawing, or an image in its place, stands beside its heading. */
    hasDrawing: facts.values.kind !== 'policy',
    /** Whether it is the home page, which shows the first product in place of a drawing. */
    isHome: facts.values.kind === 'page' && facts.values.slug === HOME_SLUG,
    /** Whether members are asked to accept its new versions. */
    isForAcceptance: facts.values.kind === 'policy' && facts.values.slug === 'agreement',
    /** An address that visitors have, or will have, never changes. */
    canChangeSlug: facts.record === undefined || facts.record.state === 'DRAFT',
    isTranslationOutdated: facts.record?.isTranslationOutdated ?? false,
    /** Whether it can be published, withdrawn or restored now: that is decided about the saved draft. */
    canDecide: !facts.isDirty && !facts.isSaving,
  };
}

/** What a user can do with the form. */
export function articleFormVerbs(
  actor: Pick<ActorRefFrom<typeof articleFormMachine>, 'send' | 'getSnapshot'>,
) {
  const { changeField, ...verbs } = recordFormVerbs(actor.send);
  return {
    ...verbs,
    changeField,
    /** The address of a new article follows its title until one is typed. */
    changeTitle: (title: string) => {
      const { values, record } = actor.getSnapshot().context;
      changeField('title', title);
      if (record === undefined && values.slug === toSlug(values.title)) changeField('slug', toSlug(title));
    },
  };
}

/** A title as the last part of an address, such as `deliveries-in-the-rain`. */
function toSlug(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 80).replace(/-$/, '');
}
