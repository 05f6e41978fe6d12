import { addons } from 'storybook/manager-api';
import { theme } from './brand.ts';
import { addMachinePanel } from './machine-panel/manager.tsx';

addons.setConfig({ theme });
addMachinePanel();
