/**
 * The inline script in a page's head. It imports the loader after the first paint, so the download does not delay the
 * paint; a prerendered page paints, and so loads, only when shown. Firefox reports no paint of some reloaded pages, so the
 * first frame after the page's load counts too. A form submitted earlier waits for the loader. If the loader fails, the
 * browser validates and posts the form itself.
 */
export const loading = (loader: string): string =>
  `let l=()=>import("${loader}");new PerformanceObserver(l).observe({type:"paint"});onload=e=>requestAnimationFrame(l);onsubmit=e=>e.preventDefault(l().then(()=>e.target.requestSubmit(),()=>e.target.reportValidity()&&e.target.submit()))`
