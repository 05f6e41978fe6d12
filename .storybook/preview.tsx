import type { Preview } from '@storybook/react-vite';
import { LanguageProvider } from '@pgm/ui/language';
import { inHindi } from '@pgm/ui/language-hi';
import './preview.css';
import { theme } from './brand.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { modes } from './modes.ts';
import { expectQuietConsole, forgetConsole } from './watch-console.ts';

/** The languages of the toolbar; anything else is English. */
const languageOf = (value: unknown) => (value === 'hi' ? 'hi' : 'en');

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
      const language = languageOf(globals['language']);
      // On the document and not on a wrapper: the page's ground and Radix portals stand outside of any wrapper.
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = language;
      return (
        <LanguageProvider language={language} translate={language === 'hi' ? inHindi : undefined}>
          <Story />
        </LanguageProvider>
      );
    },
  ],
  beforeEach: forgetConsole,
  afterEach: () => {
    fitsTheScreen();
    expectQuietConsole();
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Primitives',
          'Forms',
          'Shop',
          'Reading',
          'Account',
          'Shell',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
