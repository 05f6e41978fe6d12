/**
 * Runs in a page before its own scripts do: a choice in a filter opens its page at once, as the browser does it. What was
 * chosen before this runs counts too. The category is the last part of the address, behind the form's `data-path`, and a
 * list at its first option, the default, is left out: so each page keeps its one address.
 */
export const SENT_CHOICE = `{
const send=form=>{
const query=new URLSearchParams(new FormData(form)),place=form.dataset.path+query.get('category');
query.delete('category');
for(const {name,selectedIndex} of form)selectedIndex===0&&query.delete(name);
location=place+(query.size?'?'+query:'')};
addEventListener('change',({target})=>target.form?.dataset.path&&!isHydrated(target)&&send(target.form),true);
const early=document.querySelector('[data-path] option:checked:not([selected])');
early&&send(early.closest('form'))}`.replaceAll('\n', '');
