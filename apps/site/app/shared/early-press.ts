/** How often it is looked whether a pressed button answers by now, in ms. */
const LOOK_MS = 50;

/**
 * Runs in a page before its own scripts do: the last button that is pressed meanwhile shows that it was, and is pressed
 * once more when it answers. Buttons that the browser itself answers, and forms that lead somewhere, need no help.
 */
export const EARLY_PRESS = `(()=>{
let pressed;
const answers=button=>/__reactProps/.test(Object.keys(button));
const press=()=>{
const button=pressed;
if(button.isConnected&&!answers(button))return setTimeout(press,${LOOK_MS});
pressed=undefined;
button.removeAttribute('data-pressed');
setTimeout(()=>{
button.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}));
button.click()},${LOOK_MS})};
addEventListener('click',({target})=>{
const button=target.closest('button');
if(!button||answers(button)||button.popoverTargetElement||button.form?.method=='get')return;
if(pressed)pressed.removeAttribute('data-pressed');
else setTimeout(press,${LOOK_MS});
pressed=button;
button.setAttribute('data-pressed','')},true)})()`.replaceAll('\n', '');
