/** How often a clicked button is checked for being hydrated, in ms. */
const CHECK_INTERVAL = 50;

/**
 * Runs in a page before its own scripts do. The last button that is clicked meanwhile shows it, by `data-pressed`, and is
 * clicked again once it is hydrated. Buttons that the browser handles itself, and forms that lead to a page, need no help.
 */
export const REPLAYED_CLICK = `{
let clicked;
const replay=()=>{
const button=clicked;
if(button.isConnected&&!isHydrated(button))return setTimeout(replay,${CHECK_INTERVAL});
clicked=undefined;
button.removeAttribute('data-pressed');
button.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}));
button.click()};
addEventListener('click',({target})=>{
const button=target.closest('button');
if(!button||isHydrated(button)||button.popoverTargetElement||button.form?.method=='get')return;
if(clicked)clicked.removeAttribute('data-pressed');
else setTimeout(replay,${CHECK_INTERVAL});
clicked=button;
button.setAttribute('data-pressed','')},true)}`.replaceAll('\n', '');
