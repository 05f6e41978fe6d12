import type { Preview } from '@storybook/react-vite';
import { LanguageProvider } from '@pgm/ui/foundations/language';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { addMailHindi } from '@pgm/ui/foundations/language-hi-mails';
import { addStaffHindi } from '@pgm/ui/foundations/language-hi-staff';
import { configure } from 'storybook/test';
import { provideAccount } from '../apps/site/app/kit/account-code.ts';
import './preview.css';
import { nameEventsOfActions } from './action-events.ts';
import { expectDarkContrast } from './dark-contrast.ts';
import { docs } from './docs/docs.tsx';
import { isEmbedded, leaveFocusToReader } from './docs/reader-focus.ts';
import { endResize } from './end-resize.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { extractArgTypes, trueControls } from './prop-types/controls.ts';
import { runEffects } from './run-effects.tsx';
import { replaceServer } from './sample-server.ts';
import { expectInTime, startTime } from './story-time.ts';
import { isTestRun, removeColourFilters, removeStorybookPages } from './test-run.ts';
import { toToolbar } from './toolbar.ts';
import { expectQuietConsole, forgetConsole } from './watch-console.ts';

if (isTestRun) removeStorybookPages();
if (isEmbedded) leaveFocusToReader();
replaceServer();
// What a play waits for comes late on a slow machine, and may load its code first: a second is too short.
configure({ asyncUtilTimeout: 10_000 });
provideAccount(() => import('../apps/site/app/shell/account/account.ts'));
nameEventsOfActions();
addStaffHindi();
addMailHindi();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, language } = toToolbar(globals);
      // On the document and not on a wrapper: the page's background and Radix portals are outside of any wrapper.
      document.documentElement.dataset['theme'] = theme;
      document.documentElement.lang = language;
      return (
        <LanguageProvider language={language} translate={language === 'hi' ? inHindi : undefined}>
          <Story />
        </LanguageProvider>
      );
    },
  ],
  argTypesEnhancers: [trueControls],
  beforeEach: async () => {
    await endResize();
    forgetConsole();
    startTime();
  },
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context['renderToCanvas']();
    await runEffects();
    return context.canvas;
  },
  afterEach: async ({ parameters, title }) => {
    if (isTestRun) removeColourFilters();
    fitsTheScreen();
    // A flow is made of components whose own stories show them in the dark.
    if (!('flow' in parameters)) await expectDarkContrast();
    expectQuietConsole();
    expectInTime(title);
  },
  parameters: {
    // Storybook's panel also shows what passes; the test run would send all of it to Vitest with every story.
    a11y: { test: 'error', options: isTestRun ? { reporter: 'no-passes', preload: false } : {} },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { ...docs, extractArgTypes },
    options: {
      storySort: {
        order: [
          'Introduction',
          'States',
          'Foundations',
          'Primitives',
          'Forms',
          'Data',
          'Shell',
          'Auth',
          'Catalogue',
          'Sales',
          'Members',
          'Company',
          'Staff',
          'Mails',
          'Flows',
          'Routes',
          'Journeys',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
