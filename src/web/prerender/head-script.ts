import { DISPLAY_SCRIPT, TEXT_SIZE_CHOICE, READING_WIDTH_CHOICE, THEME_CHOICE } from '#domain/display-settings.ts';

/**
 * Runs before the first paint: a page in the other language than the visitor's choice stays hidden until the portal has
 * switched, for one second at most (the CSS sees to that). And it preloads the typeface, except where the browser says that the
 * network is slow: browsers hold the first paint back for one that is preloaded, and text in the phone's own is read sooner.
 * A typeface that an earlier page has brought is preloaded on any network: it comes at once, and the lines that the first
 * paint breaks stay as they are. On the home page, whose document names the seasons of the regions, it also says which of them the first
 * view is drawn in (features/home/month/use-season.ts).
 */
const BASE =
  "var d=document.documentElement,s=d.dataset,g=n=>localStorage.getItem('tunas.'+n);" +
  "try{var l=g('language');l&&l!==d.lang&&!/^\\/en(\\/|$)/.test(location.pathname)&&d.setAttribute('data-switching','');" +
  // The build knows neither the day nor the reader's region: the month is that of Jakarta.
  "s.seasons&&(s.season=JSON.parse(s.seasons)[g('region')][new Date(Date.now()+252e5).getUTCMonth()])}catch(e){}" +
  "var f=document.querySelector('link[as=font]'),c=navigator.connection,h=f.href,k=0;" +
  "try{k=g('font')==h}catch(e){}" +
  "!k&&c&&(c.saveData||c.rtt>99||5>c.downlink)||(f.rel='preload');" +
  "addEventListener('load',()=>{try{document.fonts.check('1em Plus Jakarta Sans')&&localStorage.setItem('tunas.font',h)}catch(e){}})";

/**
 * Where the reader chose a display setting: writes a blocking script tag for DISPLAY_SCRIPT, so that the first paint has it. It stands
 * below the page's styles, whose media queries that script changes.
 */
const READING = `try{(g('${TEXT_SIZE_CHOICE}')||g('${THEME_CHOICE}')||g('${READING_WIDTH_CHOICE}'))&&document.write('<script src="${DISPLAY_SCRIPT}"><\\/script>')}catch(e){}`;

/**
 * Once everything is loaded: registers the service worker, and behind one lets a small file say that a newer build is there.
 * Browsers on plain http addresses have none. Not from the shell: whoever opens a shared draft shouldn't download the whole portal for it.
 */
const REGISTER =
  "addEventListener('load',()=>{var w=!s.shell&&navigator.serviceWorker;" +
  "w&&(w.register('/service-worker.js').catch(console.warn),w.controller&&import('/new-build.js'))});";

/** The script in the head; without a service worker where the build has none. */
export function headScript(offline: boolean): string {
  return [BASE, READING, ...(offline ? [REGISTER] : [])].join(';');
}
