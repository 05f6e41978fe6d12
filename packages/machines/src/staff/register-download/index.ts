export { registerDownloadMachine } from './register-download.machine.ts';
export { registerDownloadVerbs, registerDownloadView } from './register-download.view.ts';
