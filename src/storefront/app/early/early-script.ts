import { KEEP_INTENT } from '../keep-typed/keep-intent.ts';

/** What `earlyScript` and the page's scripts know of each other, as `window.early`. */
export type Early = {
  /** The address that the page was made for, from its path on. */
  address: string;
  /** The page's scripts have come. */
  isOver: boolean;
  /** Buttons that need a script and were pressed before there was one, in that order. */
  pressed: HTMLButtonElement[];
  /** The forms on their way: by the browser itself, before the scripts had come, and since. */
  sentByBrowser: Map<HTMLFormElement, Sent>;
  sent: Map<HTMLFormElement, Sent>;
  /** The router is on its way. */
  isBusy: boolean;
};

/** Until when (milliseconds since 1970) a form is not sent again by the same button. */
type Sent = { by: HTMLElement | null; until: number };

/** A form may be sent again then, if nothing is known of an answer. */
const NO_ANSWER_MS = 5000;

/**
 * For the head of every page, with its nonce: what must hold from the first moment, while on a
 * slow line the page's scripts are still to come. A press that needs them is done once they have
 * come; a form marked `data-kept` is kept when the page is left; going back to what was shown
 * without a new document gets one; and, with scripts as well, no form is sent again by the same
 * button while it is on its way.
 */
export const earlyScript = `{
const addressOf=()=>location.pathname+location.search;
const early=window.early={address:addressOf(),isOver:false,pressed:[],isBusy:false,
  sentByBrowser:new Map(),sent:new Map()};
let kept;
const textOf=form=>JSON.stringify([...new FormData(form)]);
const keep=()=>{
  const form=document.querySelector('form[data-kept]');
  if(early.isOver||!form||early.sentByBrowser.has(form))return;
  const given=form.cloneNode(true);
  given.reset();
  const text=textOf(form);
  if(text===(kept??textOf(given)))return;
  kept=text;
  const body=new FormData(form);
  body.set('intent','${KEEP_INTENT}');
  return fetch(location.pathname+'.data',{method:'POST',body,keepalive:true}).catch(()=>{});
};
const keepFirst=(event,go)=>{
  const keeping=keep();
  if(!keeping)return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  keeping.then(go);
  return true;
};
addEventListener('beforeunload',keep);
addEventListener('pagehide',keep);
addEventListener('click',event=>{
  if(early.isOver||!(event.target instanceof Element))return;
  const button=event.target.closest('button[type=button]:not([popovertarget])');
  if(button)setTimeout(()=>early.isOver||early.pressed.push(button));
  const link=event.target.closest('a');
  const isPlain=!(event.button||event.metaKey||event.ctrlKey||event.shiftKey);
  if(link&&isPlain&&!link.target&&link.origin===location.origin&&link.pathname!==location.pathname)
    keepFirst(event,()=>location.assign(link.href));
},true);
addEventListener('submit',event=>{
  const form=event.target;
  if(form.method!=='post')return;
  if(form.dataset.kept===undefined&&keepFirst(event,()=>form.requestSubmit(event.submitter)))return;
  const by=event.submitter;
  const sent=early.sent.get(form)??early.sentByBrowser.get(form);
  if(sent&&sent.by===by&&(early.isBusy||Date.now()<sent.until)){
    event.preventDefault();
    event.stopImmediatePropagation();
  }else(early.isOver?early.sent:early.sentByBrowser).set(form,{by,until:Date.now()+${NO_ANSWER_MS}});
},true);
addEventListener('popstate',()=>early.isOver||early.address===addressOf()||location.reload());
addEventListener('pageshow',event=>{
  if(!event.persisted)return;
  early.sentByBrowser.clear();
  early.sent.clear();
});
}`;
