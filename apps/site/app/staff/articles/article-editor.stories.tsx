import { articleEditorMachine } from '@pgm/machines/staff/article-editor';
import { articleEditorScenario } from '@pgm/machines/staff/article-editor/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ArticleEditorScreen } from './article-editor.flow.tsx';

const flow = flowStories({
  machine: articleEditorMachine,
  scenario: articleEditorScenario,
  Screen: ArticleEditorScreen,
});

export default {
  title: 'Flows/Staff/ArticleEditor',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const EditingIdle = flow.at('editing.idle');
/** The agreement: its new versions are accepted by the members. */
export const Policy = flow.at('editing.idle', { name: 'Policy', via: ['loadedPolicy'] });
/** A page of the site: its address is fixed, and its heading can differ from its title. */
export const SitePage = flow.at('editing.idle', { name: 'Page of the site', via: ['loadedPage'] });
export const EditingPreviewing = flow.at('editing.previewing');
/** An image of the media library is chosen in a dialog, which is read from the server. */
export const EditingChoosing = flow.at('editing.choosing');
/** The same for a card of the English text. */
export const ChoosingForACard = flow.at('editing.choosing', {
  name: 'Card image choosing',
  via: ['loadedPage', 'openLibraryForCard'],
});
export const PolicyPreview = flow.at('editing.previewing', {
  name: 'Preview of a policy',
  via: ['loadedPolicy', 'preview'],
});
export const SitePagePreview = flow.at('editing.previewing', {
  name: 'Preview of a page',
  via: ['loadedPage', 'preview'],
});
/** The banner, and where the page shows what the text has not: categories and products. */
export const HomePreview = flow.at('editing.previewing', {
  name: 'Preview of the home page',
  via: ['loadedHome', 'preview'],
});
export const GalleryPreview = flow.at('editing.previewing', {
  name: 'Preview of the gallery',
  via: ['loadedGallery', 'preview'],
});
export const HerbsPreview = flow.at('editing.previewing', {
  name: 'Preview of the herb cards',
  via: ['loadedHerbs', 'preview'],
});
/** An image that was chosen for a card is known until the article is left, whatever the card shows then. */
export const CardImagePicked = flow.at('editing.previewing', {
  name: 'Card image picked',
  via: ['loadedPage', 'openLibraryForCard', 'pickCardImage', 'preview'],
  equals: { story: 'SitePagePreview', because: 'The text has the id of the image only once it is set.' },
});
export const Reloading = flow.at('reloading', {
  equals: { story: 'EditingIdle', because: 'The page stays while the article is read again.' },
});
