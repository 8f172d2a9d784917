/**
 * The inline script in a page's head. It imports the loader after the first paint, or after the page's load: Firefox
 * reports no paint of some reloaded pages. A form submitted earlier waits for the loader; if that fails, the browser
 * validates and posts the form itself.
 */
export const loading = (loader: string): string =>
  `let l=()=>import("${loader}");new PerformanceObserver(l).observe({type:"paint"});onload=e=>requestAnimationFrame(l);onsubmit=e=>e.preventDefault(l().then(()=>e.target.requestSubmit(),()=>e.target.reportValidity()&&e.target.submit()))`
