import { DISPLAY_SCRIPT, TEXT_SIZE_CHOICE, READING_WIDTH_CHOICE, THEME_CHOICE } from '#domain/display-settings.ts';

/**
 * Runs before the first paint. It loads the typeface, which stands in the page's styles: Chromium would begin only while it lays the
 * page out, and paint without it. A page in another language than the visitor's choice is hidden until the portal has switched, for
 * one second at most (by CSS). On the home page, whose document has the years of the regions, the script also sets the season in which
 * the first view is rendered (features/home/month/use-season.ts), and how many entries the month will have, whose room is kept
 * (features/home/month/month-section.tsx).
 */
const BASE =
  "document.fonts.load('1em Plus Jakarta Sans');var d=document.documentElement,s=d.dataset,g=n=>localStorage.getItem('tunas.'+n);" +
  "try{var l=g('language');l&&l!==d.lang&&!/^\\/en(\\/|$)/.test(location.pathname)&&d.setAttribute('data-switching','');" +
  // The build knows neither the date nor the reader's region; the month is that of Jakarta's time zone.
  "if(s.seasons){var y=JSON.parse(s.seasons)[g('region')],m=new Date(Date.now()+252e5).getUTCMonth();" +
  "s.season=y[m];d.style.setProperty('--tasks',y[m+12])}}catch(e){}";

/**
 * Where the reader stored a display setting: writes a blocking script tag for DISPLAY_SCRIPT, so that the first paint has it. It is
 * placed below the page's styles, whose media queries that script changes.
 */
const READING = `try{(g('${TEXT_SIZE_CHOICE}')||g('${THEME_CHOICE}')||g('${READING_WIDTH_CHOICE}'))&&document.write('<script src="${DISPLAY_SCRIPT}"><\\/script>')}catch(e){}`;

/**
 * Once the page is loaded: registers the service worker and, where one controls the page, loads the file that shows when a newer
 * build is there. Browsers have no service worker on plain http. Not in the shell: opening a shared draft shouldn't download the
 * whole portal.
 */
const REGISTER =
  "addEventListener('load',()=>{var w=!s.shell&&navigator.serviceWorker;" +
  "w&&(w.register('/service-worker.js').catch(console.warn),w.controller&&import('/new-build.js'))});";

/** The script in the head; without a service worker where the build has none. */
export function headScript(offline: boolean): string {
  return [BASE, READING, ...(offline ? [REGISTER] : [])].join(';');
}
