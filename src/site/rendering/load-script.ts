/** Imports the loader after the first paint, or the load, as Firefox may report none. Holds earlier forms for 5 s. */
export const loading = (loader: string): string =>
  `let l=()=>import("${loader}");new PerformanceObserver(l).observe({type:"paint"});onload=e=>requestAnimationFrame(l);${onsubmit}`

const late = 'new Promise((e,n)=>setTimeout(n,5e3))'
// Back may show the page as it was left, and no event tells that the reader has stopped the browser.
const post = 'f.reportValidity()?f.submit(setTimeout(onpagehide=n,2e4)):n()'
const onsubmit = `onsubmit=e=>{let f=e.target,n=e=>f.ariaBusy=null;e.preventDefault(f.ariaBusy=!0);Promise.race([l(),${late}]).then(e=>f.requestSubmit(n()),e=>${post})}`
