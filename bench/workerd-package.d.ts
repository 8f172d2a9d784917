/** The package ships no types. `default` is the path of its executable. */
declare module 'workerd' {
  const workerd: { default: string; version: string }
  export default workerd
}
