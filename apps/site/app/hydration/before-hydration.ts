import { DEHYDRATED } from './dehydrated.ts';
import { REPLAYED_CLICK } from './replayed-click.ts';
import { SENT_CHOICE } from './sent-choice.ts';

/**
 * The script for what a visitor does before React has hydrated the page: a click is replayed, a choice in a filter is sent,
 * and the files that most presses need are loaded together with those of the page.
 * @param pressFiles the addresses of these files
 */
export function beforeHydration(pressFiles: readonly string[]): string {
  return `{const isHydrated=element=>!element.closest('${DEHYDRATED}');${loadWithPress(pressFiles)}${REPLAYED_CLICK}${SENT_CHOICE}}`;
}

/** Listens for presses until the page is left: the first one can also come after React has hydrated the page. */
const loadWithPress = (files: readonly string[]) =>
  `{
let files=${JSON.stringify(files)};
const {nonce}=document.currentScript;
addEventListener('click',({target})=>{
if(!target.closest('main :is(button,select)'))return;
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',nonce,href}));
files=[]},true)}`.replaceAll('\n', '');
