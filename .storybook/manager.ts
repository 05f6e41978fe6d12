import { addons } from 'storybook/manager-api';
import { brandThemes } from './brand.ts';
import { addMachinePanel } from './machine-panel/manager.tsx';
import { selectedInAddress, watchToolbar } from './toolbar.ts';

addons.setConfig({ theme: brandThemes[selectedInAddress().theme] });
addMachinePanel();

// The sidebar, the toolbar and the panels have the theme of the stories.
addons.register('pgm/theme', () => {
  watchToolbar(addons.getChannel(), ({ theme }) => addons.setConfig({ theme: brandThemes[theme] }));
});
