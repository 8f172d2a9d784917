/**
 * The inline script in a page's head. It imports the loader after the first paint, or after the page's load: Firefox
 * reports no paint of some reloaded pages. A form submitted earlier is marked as busy and waits for the loader. If that
 * fails or needs more than 5 s, the browser validates and posts the form itself.
 */
export const loading = (loader: string): string =>
  `let l=()=>import("${loader}");new PerformanceObserver(l).observe({type:"paint"});onload=e=>requestAnimationFrame(l);${onsubmit}`

const late = 'new Promise((r,j)=>setTimeout(j,5e3))'
const post = 'f.reportValidity()?f.submit():f.ariaBusy=null'
const onsubmit = `onsubmit=e=>{let f=e.target;e.preventDefault(f.ariaBusy=!0);Promise.race([l(),${late}]).then(()=>f.requestSubmit(f.ariaBusy=null),()=>{${post}})}`
