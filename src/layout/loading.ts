/**
 * The script in a page's head: fetches the loader once the page has painted, so that the paint shares the line with
 * nothing. While a page is prerendered it paints nothing and loads nothing.
 */
export const loading = (loader: string): string =>
  `new PerformanceObserver(()=>import("${loader}")).observe({type:"paint"})`
