import { addons } from 'storybook/manager-api';
import { theme } from './brand.ts';

addons.setConfig({ theme });
